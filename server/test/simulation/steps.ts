import { Failure } from '../../src/platform/failure.ts'
import { failureOf } from '../../src/platform/http/errors.ts'
import type { Chance } from './chance.ts'
import { type Life, setClock, type Shop, staffCall, tenant } from './shop.ts'

/** Something that a person does or that happens to them. Its effect is checked at the end. */
export interface Step {
  readonly says: string
  readonly run: () => Promise<unknown>
}

/** All orders that the customer was asked to pay. The log refers to them by position, which is the same each time. */
type Orders = readonly [string, ...string[]]

type Maker = (shop: Shop, life: Life, chance: Chance, orders: Orders) => Step

const oneOf = (orders: Orders, chance: Chance): { readonly id: string; readonly name: string } => {
  const at = chance.below(orders.length)
  return { id: orders[at] ?? orders[0], name: `order ${at + 1}` }
}

const oneLicence = ({ licences }: Life, chance: Chance): { readonly id: string; readonly name: string } => {
  const at = chance.below(licences.length)
  return { id: licences[at]?.id ?? '', name: `licence ${at + 1}` }
}

const cards = ['tok_visa', 'tok_visa', 'tok_visa', 'tok_chargeDeclined', 'tok_threeDSecure2Required'] as const
const requestFaults = ['fail_before', 'fail_after', 'drop_answer', 'garbage'] as const
const hookFaults = ['hook_late', 'hook_twice', 'hook_reordered', 'hook_missing', 'hook_forged'] as const
const leaps = [5, 5, 31, 31, 31, 120, 700, 3_700] as const

const press = async ({ foyer }: Shop, life: Life, order: string, token_id: string): Promise<void> => {
  const { body } = await foyer.modules.billing.pay(life.call, order, { gateway: 'stripe', token_id })
  if ('client_secret' in body) life.questions.push(body.client_secret)
}

const pay: Maker = (shop, life, chance, orders) => {
  const { id, name } = oneOf(orders, chance)
  const token = chance.one(cards)
  return { says: `pays ${name} with ${token}`, run: () => press(shop, life, id, token) }
}

/** Pays twice at the same moment with one card, like an impatient customer. Whichever comes first, the outcome is the same. */
const payTwice: Maker = (shop, life, chance, orders) => {
  const { id, name } = oneOf(orders, chance)
  const token = chance.one(cards)
  return {
    says: `pays ${name} twice at once with ${token}`,
    run: async () => rethrow(await Promise.allSettled([press(shop, life, id, token), press(shop, life, id, token)])),
  }
}

const rethrow = (outcomes: readonly PromiseSettledResult<unknown>[]): void => {
  for (const outcome of outcomes) if (outcome.status === 'rejected' && !isExpected(outcome.reason)) throw outcome.reason
}

const answerBank: Maker = ({ url }, { questions }, chance) => {
  const secret = questions[chance.below(questions.length)]
  const outcome = chance.happens(0.7) ? 'complete' : 'fail'
  return {
    says: `the bank is answered: ${outcome}`,
    run: async () => {
      if (secret === undefined) return
      const body = new URLSearchParams({ client_secret: secret, outcome })
      const [id = ''] = secret.split('_secret_')
      await (await fetch(`${url}/sandbox/stripe/3ds/${id}`, { method: 'POST', body, redirect: 'manual' })).arrayBuffer()
    },
  }
}

const disturbCall: Maker = ({ tell }, _life, chance) => {
  const mode = chance.one(requestFaults)
  return { says: `the next call fails: ${mode}`, run: () => tell('POST', '/faults', { gateway: 'stripe', mode }) }
}

const disturbNews: Maker = ({ tell }, _life, chance) => {
  const mode = chance.one(hookFaults)
  const plan = { gateway: 'stripe', mode, delay_ms: 1_000 * (1 + chance.below(600)) }
  return { says: `the next notification: ${mode}`, run: () => tell('POST', '/faults', plan) }
}

const finance = staffCall({
  id: '00000000-0000-4000-8000-000000000001',
  credential_id: '00000000-0000-4000-8000-000000000002',
  handle: 'simulated',
  email: 'finance@simulation.example',
  name: 'Simulated',
  role: 'admin',
  scopes: [],
  in_person: true,
  let_in_by: null,
  second_factor: { on: false, required: false },
})

const transfer: Maker = ({ foyer }, { account_id }, chance, orders) => {
  const { id, name } = oneOf(orders, chance)
  const reference = `transfer ${account_id} ${chance.below(4)}`
  return {
    says: `a transfer is booked for ${name}`,
    run: () => foyer.modules.billing.staff.markPaid(finance, id, { reference, reason: 'simulated' }),
  }
}

const cancel: Maker = ({ foyer }, { call }, chance, orders) => {
  const { id, name } = oneOf(orders, chance)
  return { says: `${name} is cancelled`, run: () => foyer.modules.billing.cancelOrder(call, id) }
}

const refund: Maker = ({ foyer }, _life, chance, orders) => {
  const { id: order_id, name } = oneOf(orders, chance)
  const part = chance.happens(0.5) ? { amount: '10' } : {}
  const wish = { tenant, order_id, ...part, reason: 'simulated', actor: 'operator:simulation' }
  return {
    says: `money of ${name} goes back ${JSON.stringify(part)}`,
    run: () => foyer.modules.billing.refund(wish),
  }
}

const raise: Maker = ({ foyer }, life, chance) => {
  const { id, name } = oneLicence(life, chance)
  const delta = 1 + chance.below(3)
  return {
    says: `the limit of ${name} is raised by ${delta}`,
    run: () => foyer.modules.licensing.changeLimit(life.call, id, { quantity_delta: delta }),
  }
}

const saveCard: Maker = ({ foyer }, { call }) => ({
  says: 'a card is saved',
  run: () => foyer.modules.billing.addCard(call, { gateway: 'stripe', token_id: 'tok_visa' }),
})

const switchRenewal: Maker = ({ foyer }, life, chance) => {
  const { id, name } = oneLicence(life, chance)
  const { call } = life
  const isOn = chance.happens(0.5)
  const { licensing } = foyer.modules
  return {
    says: `renewals of ${name} are switched ${isOn ? 'on' : 'off'}`,
    run: () => (isOn ? licensing.reactivate(call, id) : licensing.deactivate(call, id, { reason: 'simulated' })),
  }
}

const janitor: Maker = ({ foyer }) => ({
  says: 'the janitor looks',
  run: () => foyer.modules.billing.settleUnfinished(tenant),
})

/** Moves only the clock. Due work runs when a later step looks for it. */
const leap: Maker = (shop, _life, chance) => {
  const seconds = chance.one(leaps)
  return {
    says: `${seconds} seconds pass`,
    run: () => setClock(shop, shop.foyer.platform.clock.offset_ms + seconds * 1_000),
  }
}

/** One round each of reminders, renewals, recovery and notifications. */
const everythingDue: Maker = ({ tell }) => ({
  says: 'everything due is done',
  run: () => tell('POST', '/clock', { advance_seconds: 1 }),
})

const makers: readonly [number, Maker][] = [
  [22, pay],
  [8, payTwice],
  [10, answerBank],
  [14, disturbCall],
  [8, disturbNews],
  [6, transfer],
  [5, cancel],
  [8, refund],
  [5, raise],
  [3, saveCard],
  [3, switchRenewal],
  [6, janitor],
  [10, leap],
  [2, everythingDue],
]
const weight = makers.reduce((sum, [one]) => sum + one, 0)

export const stepOf: Maker = (shop, life, chance, orders) => {
  let left = chance.roll() * weight
  for (const [one, make] of makers) {
    left -= one
    if (left < 0) return make(shop, life, chance, orders)
  }
  return pay(shop, life, chance, orders)
}

/** An error of the closed list is an expected answer; anything else is a surprise. */
export const isExpected = (error: unknown): boolean => {
  if (error instanceof Failure) return error.entries[0]?.code !== 'internal'
  return failureOf(error).status !== 500
}
