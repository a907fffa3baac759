import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What V8 offers to whoever asks for it by `--expose-gc`. */
type Collect = (how: { readonly type: 'major'; readonly execution: 'async'; readonly flavor: 'last-resort' }) => void

/** Parts of the time between two looks. */
const busy = 0.3
const quiet = 0.05

/**
 * Has the heap tidied up once it is half as large again as what was in use. Left alone it grows to four times of that, to some hundred
 * megabytes more under load, and nothing is faster for it. Once a busy time is over what it took is given back: V8 keeps the pages for another
 * one, as long as little happens for good, and whoever shares the machine has none of them. It holds the process up for some fifty milliseconds,
 * when hardly anybody is there to notice.
 */
export const tidyHeap = (lookMs = 30_000): void => {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--expose-gc')
  // A context that is older than the flag has no such function.
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
