import { percentile } from './callers.ts'
import { atMost, type Fault, scaled } from './fault.ts'
import { afterStampede, capturesOf, dropGuard, stampede } from './paying.ts'

/** Many clients pay one invoice at once, each with its own idempotency key. */
export const oneInvoice: Fault = {
  id: 'F1',
  title: 'one invoice, 10,000 presses of Pay at once',
  run: async (world, effort) => {
    const [order = ''] = await world.invoices(1)
    const { url } = await world.start()
    const token = await world.signIn(url)
    const began = performance.now()
    const answers = await stampede(world, url, token, order, scaled(10_000, effort))
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const times = answers.map(({ ms }) => ms)
    return [
      ...(await afterStampede(world, order, answers)),
      atMost(`seconds for ${answers.length}`, seconds, Math.max(1, 8 * effort.share)),
      atMost('p99 of an answer, ms', percentile(times, 0.99), 10_000),
    ]
  },
  control: {
    without: 'the unique index on open attempts',
    run: async (world) => {
      const [order = ''] = await world.invoices(1)
      const { url } = await world.start()
      const token = await world.signIn(url)
      await dropGuard(world)
      await stampede(world, url, token, order, 200)
      const captures = await capturesOf(world, order)
      return { harm: captures > 1, seen: `${captures} captures of one invoice by 200 presses` }
    },
  },
}
