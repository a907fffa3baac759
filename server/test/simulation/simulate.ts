import { setTimeout as delay } from 'node:timers/promises'
import { type Chance, chanceOf } from './chance.ts'
import { judge } from './judge.ts'
import { begin, end, type Life, type Shop } from './shop.ts'
import { isExpected, stepOf } from './steps.ts'

/** The result of a life. */
export interface Lived {
  readonly seed: number
  /** What happened, in order. */
  readonly log: readonly string[]
  /** The violated invariants; empty if all is well. */
  readonly broken: readonly string[]
  /** The final state, the same whenever the seed is played again. */
  readonly standing: string
}

/**
 * Notifications that are due or being delivered (a claim postpones them before there is an answer), and the jobs they
 * cause. E-mails have no consequences, so they are not waited for. Failed work waits for its own time.
 */
const underWay = `select (
  (select count(*) from sandbox.notification where state = 'pending' and (due_at <= $1 or attempts > 0 and answer is null)) +
  (select count(*) from jobs.job where name not in ('mail', 'push') and (state = 'active' or state in ('created', 'retry') and start_after <= now()))
  )::int as count`

/** Waits until everything that a step caused is done, so that the next one always finds the same state. */
const calm = async ({ ask, foyer }: Shop): Promise<void> => {
  const until = performance.now() + 10_000
  while (performance.now() < until) {
    const [row] = await ask<{ count: number }>(underWay, [foyer.platform.clock.now()])
    if (row?.count === 0) return
    await delay(2)
  }
}

const openOf = `select ((select count(*) from billing.payment_attempt where account_id = $1 and state not in ('failed', 'succeeded'))
  + (select count(*) from billing.refund where account_id = $1 and state not in ('failed', 'succeeded'))
  + (select count(*) from sandbox.notification where state = 'pending')
  + (select count(*) from jobs.job where name not in ('mail', 'push') and state in ('created', 'retry', 'active')))::int as count`

const roundsAtMost = 40

/** Lets time pass until everything open can be given up and has been. */
const rest = async (shop: Shop, { account_id }: Life): Promise<void> => {
  await shop.tell('DELETE', '/faults')
  for (let round = 0; round < roundsAtMost; round += 1) {
    const [open] = await shop.ask<{ count: number }>(openOf, [account_id])
    if (open?.count === 0) return
    // Retries are due by the database's clock, which does not jump.
    await shop.ask(`update jobs.job set start_after = now() where state = 'retry'`)
    await shop.tell('POST', '/clock', { advance_seconds: 3_700 })
    await calm(shop)
  }
}

const ordersOf = async ({ ask }: Shop, { account_id }: Life): Promise<[string, ...string[]]> => {
  const rows = await ask<{ id: string }>(
    'select id from billing."order" where account_id = $1 order by created_at, number',
    [account_id],
  )
  const [first = '', ...others] = rows.map(({ id }) => id)
  return [first, ...others]
}

const live = async (shop: Shop, life: Life, chance: Chance): Promise<readonly string[]> => {
  const log: string[] = []
  const moments = 6 + chance.below(14)
  for (let number = 0; number < moments; number += 1) {
    const { says, run } = stepOf(shop, life, chance, await ordersOf(shop, life))
    try {
      await run()
      log.push(says)
    } catch (error) {
      if (isExpected(error)) log.push(`${says}: refused`)
      else life.surprises.push(`${says}: ${error instanceof Error ? error.stack : String(error)}`)
    }
    await calm(shop)
  }
  return log
}

const standingOf = async ({ ask }: Shop, { account_id }: Life): Promise<string> => {
  const rows = await ask<{ line: string }>(
    `select concat_ws(' ', o.purpose, o.total, (o.paid_at is not null)::text, (o.cancelled_at is not null)::text, o.gateway,
      (select count(*) from billing.payment_attempt a where a.order_id = o.id),
      (select coalesce(sum(amount), 0) from sandbox.capture c where c.order_id = o.id::text),
      (select coalesce(sum(r.amount), 0) from billing.refund r where r.order_id = o.id and r.state = 'succeeded')) as line
     from billing."order" o where o.account_id = $1
     union all select concat_ws(' ', 'licence', quantity, paid_till) from licensing.deliverable where account_id = $1 order by line`,
    [account_id],
  )
  return rows.map(({ line }) => line).join('\n')
}

/**
 * Plays the life of a seed: a customer with two licences, to whom everything happens that can happen with money, while
 * calls and notifications of the gateway fail, on the real modules and a real PostgreSQL. Steps run one after the
 * other, each to its end, on a clock whose start depends on the seed. The same seed always gives the same result,
 * whatever was played in between.
 */
export const simulate = async (shop: Shop, seed: number): Promise<Lived> => {
  const life = await begin(shop, seed)
  const log = await live(shop, life, chanceOf(seed))
  await rest(shop, life)
  const lived = { seed, log, broken: await judge(shop, life), standing: await standingOf(shop, life) }
  await end(shop, life)
  return lived
}

/** A readable log, for investigating a failure. */
export const tell = ({ seed, log, broken }: Lived): string =>
  [`seed ${seed}`, ...log.map((step) => `  ${step}`), ...broken.map((law) => `  BROKEN ${law}`)].join('\n')
