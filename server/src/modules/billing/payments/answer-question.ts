import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { compare, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { News, Objection } from '../gateways/gateway.ts'
import { isOwed } from '../orders/order-rules.ts'
import { lockOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import {
  chargedAccount,
  countDeclines,
  findAttempt,
  findLicenceHolder,
  findLiveAttempt,
  findTry,
  isAskedAgain,
  isOrderHeld,
} from './attempt-store.ts'
import { beginAttempt } from './begin-attempt.ts'
import { isBesideTransfer, refuseBesideTransfer } from './beside-transfer.ts'
import { type CheckoutRow, findCheckout, firstLookMs, lockCheckout, updateCheckout } from './checkout-store.ts'
import { giveUpAttempt, isLeftInWindow } from './give-up-attempt.ts'
import { declinesAtMost, declinesMs, isOpen } from './payment-rules.ts'

type Question = Extract<News, { kind: 'question' }>

/** A window opened longer ago has to be opened again: prices and owners may have changed. */
const windowMs = 24 * hourMs

const isAsked = ({ amount, currency }: Pick<CheckoutRow, 'amount' | 'currency'>, asked: Money | null): boolean => {
  if (amount === null || currency === null || asked === null || asked.currency !== currency) return false
  return compare(money(amount, currencyOf(currency)), asked) === 0
}

/** A saved card that we charge: the gateway may ask about that too. */
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

/** `another_card`: it has to be counted before it is accepted, outside this transaction. */
type Answer = Objection | 'another_card' | null

/** A card to be saved. The first one in a window was counted when the window was opened. */
const mayProve = async (
  { clock }: Services,
  tx: Tx,
  { id }: CheckoutRow,
  { gateway_ref }: Question,
  isCounted: boolean,
): Promise<Answer> => {
  // If two cards are asked about at once, the second one finds the first here.
  const { state, gateway_ref: before } = await lockCheckout(tx, id)
  if (state !== 'open') return 'too_late'
  if (before !== null && before !== gateway_ref && !isCounted) return 'another_card'
  // The charge that verifies a card is refunded, even if nobody reports it.
  await updateCheckout(tx, id, { gateway_ref, look_at: new Date(clock.now().getTime() + firstLookMs) })
  return null
}

/** An invoice being paid in the window. Agreeing begins the attempt. */
const mayPay = async (
  services: Services,
  tx: Tx,
  checkout: CheckoutRow,
  orderId: string,
  { gateway_ref }: Question,
): Promise<Objection | null> => {
  const { id, account_id, gateway } = checkout
  const order = await lockOrder(tx, orderId)
  if (!isOwed(order)) return 'not_payable'
  // Asked again about the same charge: give the same answer.
  const same = await findTry(tx, gateway, id, gateway_ref)
  if (same !== undefined) return isOpen(same.state as AttemptState) ? null : 'too_late'
  const since = new Date(services.clock.now().getTime() - declinesMs)
  if ((await countDeclines(tx, { account_id, order_id: order.id }, since)) >= declinesAtMost) return 'too_many_cards'
  // The customer uses another card in the same window.
  const before = await findAttempt(tx, id)
  const names = before === undefined ? { id } : { instrument: id }
  // The money moves as soon as we agree. The order is held until the gateway reports the result.
  await beginAttempt(services, tx, order, checkout, { ...names, state: 'unknown', gateway_ref })
  await updateCheckout(tx, id, { state: 'done' })
  await refuseBesideTransfer(tx, order)
  return null
}

const mayTake = async (
  services: Services,
  tx: Tx,
  question: Question,
  gateway: string,
  isCounted: boolean,
): Promise<Answer> => {
  const checkout = await findCheckout(tx, gateway, question.reference)
  if (checkout === undefined) return mayCharge(tx, question, gateway)
  if (checkout.purpose === 'agreement') return 'unknown_order'
  if (question.account_id !== null && question.account_id !== checkout.account_id) return 'other_account'
  if (!isAsked(checkout, question.amount)) return 'other_amount'
  if (services.clock.now().getTime() - checkout.created_at.getTime() > windowMs) return 'too_late'
  return checkout.order_id === null
    ? mayProve(services, tx, checkout, question, isCounted)
    : mayPay(services, tx, checkout, checkout.order_id, question)
}

/** `held`: another payment holds the order or its licence. */
const ask = async (
  services: Services,
  tenant: string,
  gateway: string,
  question: Question,
  isCounted = false,
): Promise<Answer | 'held'> => {
  try {
    return await services.database.transaction(tenant, (tx) => mayTake(services, tx, question, gateway, isCounted))
  } catch (error) {
    if (isOrderHeld(error)) return 'held'
    if (isAskedAgain(error) || isBesideTransfer(error)) return 'not_payable'
    throw error
  }
}

/** Another card in a window that was opened to save one: each try counts towards the account's limit. */
const askCounted = async (
  services: Services,
  tenant: string,
  gateway: string,
  question: Question,
): Promise<Answer | 'held'> => {
  const { reference } = question
  const { account_id = '' } = (await services.database.read(tenant, (tx) => findCheckout(tx, gateway, reference))) ?? {}
  const isFew = await services.cardTries.account.mayTake(account_id)
  return isFew ? ask(services, tenant, gateway, question, true) : 'too_many_cards'
}

/** A customer who left their bank’s page has paid nothing there yet, but may have by now, so its gateway is asked. */
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
    if (holder === undefined) return 'gone'
    return isLeftInWindow(holder, order_id, account_id) ? holder : undefined
  })
  // The other payment has ended by itself.
  if (held === 'gone') return true
  return held !== undefined && giveUpAttempt(services, held)
}

/** There is no second wait: if something is still in the way, the answer is no. */
const plain = (said: Answer | 'held'): Objection | null =>
  said === 'held' || said === 'another_card' ? 'not_payable' : said

/** Answers a gateway that asks before taking money. Agreeing begins the attempt; null means yes. */
export const answerQuestion = async (
  services: Services,
  tenant: string,
  gateway: string,
  question: Question,
): Promise<Objection | null> => {
  const said = await ask(services, tenant, gateway, question)
  if (said === 'another_card') return plain(await askCounted(services, tenant, gateway, question))
  if (said !== 'held') return said
  const hasRoom = await makeRoom(services, tenant, gateway, question)
  return plain(hasRoom ? await ask(services, tenant, gateway, question) : said)
}
