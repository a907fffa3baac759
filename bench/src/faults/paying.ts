import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, byStatus, inParallel, send } from './callers.ts'
import { exactly, type Figure, told } from './fault.ts'
import type { World } from './world.ts'

const body = JSON.stringify({ gateway: 'stripe', token_id: 'tok_visa' })

const payUrl = (url: string, order: string): string => `${url}/billing/api/v1/orders/${order}/pay`

/** Pays once. An order reported as paid must stay paid forever. */
export const pay = async (
  { witness }: World,
  url: string,
  token: string,
  order: string,
  key?: string,
): Promise<Answer> => {
  const answer = await send({ url: payUrl(url, order), token, body, ...(key !== undefined && { key }) })
  if (answer.status === 200) witness.acknowledged.add(order)
  return answer
}

/**
 * Leaves at least this many orders that were charged although the answer got lost and no notification came. Every
 * second answer arrives, because a gateway that never answers would be avoided.
 */
export const takeInSilence = async (world: World, url: string, token: string, count: number): Promise<void> => {
  const orders = await world.invoices(count * 2)
  await world.gateway.plan({ mode: 'hook_missing', times: 100_000 })
  await world.gateway.behave('lose_answer', 0.5)
  await inParallel(orders, 20, async (order) => {
    // 502: ten answers in a row were lost after all, and the gateway is avoided for a while.
    while ((await pay(world, url, token, order)).status === 502) await delay(500)
  })
  await world.gateway.behave('pass')
}

/** Pays one invoice this many times, over a thousand connections. */
export const stampede = (world: World, url: string, token: string, order: string, clicks: number, key?: string) =>
  inParallel(
    Array.from({ length: clicks }, () => order),
    1_000,
    (one) => pay(world, url, token, one, key),
  )

export const capturesOf = async ({ ask }: World, order: string): Promise<number> => {
  const [row] = await ask<{ count: number }>('select count(*)::int as count from sandbox.capture where order_id = $1', [
    order,
  ])
  return row?.count ?? 0
}

const rowsOf = async ({ ask }: World, table: 'payment' | 'payment_attempt', order: string): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from billing.${table} where order_id = $1`,
    [order],
  )
  return row?.count ?? 0
}

/** Checks the state after a stampede. */
export const afterStampede = async (world: World, order: string, answers: readonly Answer[]): Promise<Figure[]> => {
  const unexpected = answers.filter(({ status }) => ![200, 202, 409].includes(status))
  const mute = answers.filter(({ body, retryAfter }) => body.includes('payment_in_progress') && !retryAfter)
  return [
    exactly('captures', await capturesOf(world, order), 1),
    exactly('payments', await rowsOf(world, 'payment', order), 1),
    exactly('attempts', await rowsOf(world, 'payment_attempt', order), 1),
    exactly('answers other than 200, 202, 409', unexpected.length, 0),
    exactly('answers “in progress” without Retry-After', mute.length, 0),
    told('answers', byStatus(answers)),
  ]
}

/** Removes the guard of all payments. Attempts also take a while to be written, so that a check beforehand sees none. */
export const dropGuard = async ({ ask }: World): Promise<void> => {
  await ask('drop index billing.one_live_attempt_per_order, billing.one_live_attempt_per_licence')
  await ask(
    `create function billing.dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return new; end'`,
  )
  await ask(
    'create trigger dawdle before insert on billing.payment_attempt for each row execute function billing.dawdle()',
  )
}

/** The killed process holds its attempts until their leases end. Waiting for that would prove nothing more. */
export const endLeases = ({ ask }: World): Promise<unknown> =>
  ask(
    `update billing.payment_attempt set leased_until = now() where state in ('started', 'requires_action', 'unknown')`,
  )
