import { type Answer, byStatus, inParallel, send } from './callers.ts'
import { exactly, type Figure, told } from './fault.ts'
import type { World } from './world.ts'

const body = JSON.stringify({ gateway: 'stripe', token_id: 'tok_visa' })

const payUrl = (url: string, order: string): string => `${url}/billing/api/v1/orders/${order}/pay`

/** Presses Pay once. What is answered as paid has to be found paid for ever after. */
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

/** So many presses of Pay for one invoice, on a thousand connections. */
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

/** What a stampede may leave behind. */
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

/** The guard of all paying, taken away. */
export const dropGuard = (world: World): Promise<unknown> => world.ask('drop index billing.one_live_attempt_per_order')
