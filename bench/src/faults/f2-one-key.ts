import { randomUUID } from 'node:crypto'
import { exactly, type Fault, scaled } from './fault.ts'
import { afterStampede, stampede } from './paying.ts'

/** The same call repeated under one idempotency key, as over an unreliable network. */
export const oneKey: Fault = {
  id: 'F2',
  title: 'one invoice, 10,000 repetitions of one call',
  run: async (world, effort) => {
    const [order = ''] = await world.invoices(1)
    const { url } = await world.start()
    const token = await world.signIn(url)
    const answers = await stampede(world, url, token, order, scaled(10_000, effort), randomUUID())
    const good = answers.filter(({ status }) => status === 200)
    return [
      ...(await afterStampede(world, order, answers)),
      exactly('different bodies among the 200s', new Set(good.map(({ body }) => body)).size, 1),
      exactly('200s that were not marked as repeated', good.filter(({ replayed }) => !replayed).length, 1),
    ]
  },
  control: {
    without: 'the stored answers',
    run: async (world) => {
      const [order = ''] = await world.invoices(1)
      const { url } = await world.start()
      const token = await world.signIn(url)
      // Stored answers are deleted at once, so repetitions are executed. The unique index still prevents a second charge.
      await world.ask(`create function platform.forget() returns trigger language plpgsql as
        'begin delete from platform.idempotency_key where key = new.key; return null; end'`)
      await world.ask(
        'create trigger forget after update on platform.idempotency_key for each row execute function platform.forget()',
      )
      const key = randomUUID()
      const first = await stampede(world, url, token, order, 1, key)
      const second = await stampede(world, url, token, order, 1, key)
      const statuses = [...first, ...second].map(({ status }) => status).join(', then ')
      return { harm: second.some(({ replayed }) => !replayed), seen: `the same call was answered ${statuses}` }
    },
  },
}
