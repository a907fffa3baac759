/**
 * Keeps the memory of the process small. By default V8 lets the heap grow to several times what is in use, and gives memory back late or
 * never. On a machine that also runs the databases this memory is needed elsewhere.
 */
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8’s function `gc`, which the flag `--expose-gc` makes available. */
type Collect = (how: { readonly type: 'major'; readonly execution: 'async'; readonly flavor: 'last-resort' }) => void

/** Event loop utilization since the last check. */
const busy = 0.3
const quiet = 0.05

/**
 * Makes V8 collect garbage when the heap is half as large again as what was in use. By default it would grow to four times that, which is
 * about a hundred megabytes more under load and no faster. After a busy time it also collects once more to give memory back to the system,
 * which V8 would otherwise keep. That pauses the process for about fifty milliseconds, while hardly anyone is using it.
 */
export const tidyHeap = (lookMs = 30_000): void => {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--expose-gc')
  // Only a context created after the flag was set has this function.
  const collect = runInNewContext('gc') as Collect
  let before = performance.eventLoopUtilization()
  let wasBusy = false
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (wasBusy && utilization < quiet) collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
    if (utilization > busy) wasBusy = true
    else if (utilization < quiet) wasBusy = false
  }, lookMs).unref()
}
