import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { compare, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { News, Objection } from '../gateways/gateway.ts'
import { lockOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import {
  chargedAccount,
  findAttempt,
  findLicenceHolder,
  findLiveAttempt,
  findTry,
  isAskedAgain,
  isOrderHeld,
} from './attempt-store.ts'
import { beginAttempt } from './begin-attempt.ts'
import { type CheckoutRow, findCheckout, firstLookMs, updateCheckout } from './checkout-store.ts'
import { giveUpAttempt, isLeftInWindow } from './give-up-attempt.ts'
import { isOpen } from './payment-rules.ts'

type Question = Extract<News, { kind: 'question' }>

/** A window that was opened longer ago is to be opened anew: prices and owners may have changed. */
const windowMs = 24 * 3_600_000

const isAsked = ({ amount, currency }: Pick<CheckoutRow, 'amount' | 'currency'>, asked: Money | null): boolean => {
  if (amount === null || currency === null || asked === null || asked.currency !== currency) return false
  return compare(money(amount, Currency.parse(currency)), asked) === 0
}

/** A saved card that we charge: the gateway may ask about that, too. */
const mayCharge = async (
  tx: Tx,
  { reference, account_id, amount }: Question,
  gateway: string,
): Promise<Objection | null> => {
  const attempt = await findAttempt(tx, reference)
  if (attempt?.gateway !== gateway) return 'unknown_order'
  if (account_id !== null && account_id !== chargedAccount(attempt)) return 'other_account'
  if (!isAsked(attempt, amount)) return 'other_amount'
  return attempt.state === 'started' || attempt.state === 'unknown' ? null : 'not_payable'
}

const mayTake = async (services: Services, tx: Tx, question: Question, gateway: string): Promise<Objection | null> => {
  const checkout = await findCheckout(tx, gateway, question.reference)
  if (checkout === undefined) return mayCharge(tx, question, gateway)
  if (checkout.purpose === 'agreement') return 'unknown_order'
  if (question.account_id !== null && question.account_id !== checkout.account_id) return 'other_account'
  if (!isAsked(checkout, question.amount)) return 'other_amount'
  if (services.clock.now().getTime() - checkout.created_at.getTime() > windowMs) return 'too_late'
  if (checkout.order_id === null) {
    if (checkout.state !== 'open') return 'too_late'
    // The charge that proves a card goes back, also where nobody tells of it.
    const look_at = new Date(services.clock.now().getTime() + firstLookMs)
    await updateCheckout(tx, checkout.id, { gateway_ref: question.gateway_ref, look_at })
    return null
  }
  const order = await lockOrder(tx, checkout.order_id)
  if (order.paid_at !== null || order.cancelled_at !== null) return 'not_payable'
  const { gateway_ref } = question
  // Asked again about the same charge: answered as before.
  const same = await findTry(tx, gateway, checkout.id, gateway_ref)
  if (same !== undefined) return isOpen(same.state as AttemptState) ? null : 'too_late'
  // Another card in the same window.
  const before = await findAttempt(tx, checkout.id)
  const names = before === undefined ? { id: checkout.id } : { instrument: checkout.id }
  // The money moves as soon as we agree: until the gateway tells the end, the order is held.
  await beginAttempt(services, tx, order, checkout, { ...names, state: 'unknown', gateway_ref })
  await updateCheckout(tx, checkout.id, { state: 'done' })
  return null
}

/** `held`: another payment has the order, or its licence. */
const ask = async (
  services: Services,
  tenant: string,
  gateway: string,
  question: Question,
): Promise<Objection | 'held' | null> => {
  try {
    return await services.database.transaction(tenant, (tx) => mayTake(services, tx, question, gateway))
  } catch (error) {
    if (isOrderHeld(error)) return 'held'
    if (isAskedAgain(error)) return 'not_payable'
    throw error
  }
}

/** Whoever left the page of their bank has paid nothing there. Its gateway is asked all the same, for by now they may have. */
const makeRoom = async (
  services: Services,
  tenant: string,
  gateway: string,
  { reference }: Question,
): Promise<boolean> => {
  const held = await services.database.read(tenant, async (tx) => {
    const { order_id = null, account_id = '' } = (await findCheckout(tx, gateway, reference)) ?? {}
    if (order_id === null) return undefined
    const holder = (await findLiveAttempt(tx, order_id)) ?? (await findLicenceHolder(tx, order_id))
    return holder !== undefined && isLeftInWindow(holder, order_id, account_id) ? holder : undefined
  })
  return held !== undefined && giveUpAttempt(services, held)
}

/** Whether a gateway that asks beforehand may take the money. A yes begins the attempt; null is the yes. */
export const answerQuestion = async (
  services: Services,
  tenant: string,
  gateway: string,
  question: Question,
): Promise<Objection | null> => {
  const said = await ask(services, tenant, gateway, question)
  if (said !== 'held') return said
  const again = (await makeRoom(services, tenant, gateway, question))
    ? await ask(services, tenant, gateway, question)
    : said
  return again === 'held' ? 'not_payable' : again
}
