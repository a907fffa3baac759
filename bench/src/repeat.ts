import { setTimeout as delay } from 'node:timers/promises'

/** Repeats something at a constant rate, each time when it is due and never two at a time; without a rate, as fast as possible. */
export const repeat = async (
  until: number,
  perSecond: number | null,
  offset: number,
  run: () => Promise<void>,
): Promise<void> => {
  const began = performance.now()
  for (let turn = 0; ; turn += 1) {
    const due = perSecond === null ? 0 : began + ((turn + offset) * 1_000) / perSecond
    if (due > performance.now()) await delay(due - performance.now())
    if (performance.now() >= until) return
    await run()
  }
}
