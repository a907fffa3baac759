import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { RenewalChargeResult, Wording } from '../../billing/index.ts'
import { renewalTexts } from '../locale/renewals.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { otherTeller } from './renewal-rules.ts'
import { findOpenRenewal, type RenewalRow } from './renewal-store.ts'

type Licence = Awaited<ReturnType<typeof lockDeliverable>>
type Refused = Extract<RenewalChargeResult, { kind: 'declined' | 'no_card' }>

interface Step {
  readonly licence: Licence
  readonly renewal: RenewalRow
  /** As the licence's history names it. */
  readonly action: string
  readonly changes?: Readonly<Record<string, unknown>>
  readonly reason?: string
}

/** What happens to a renewal is part of the licence's history. */
const note = async (
  { audit }: Services,
  tx: Tx,
  { licence, renewal, action, changes, reason }: Step,
): Promise<void> => {
  const { id, tenant, account_id } = licence
  await audit(tx, {
    tenant,
    actor: 'system',
    actor_ip: null,
    action,
    object_type: 'deliverable',
    object_id: id,
    account_id,
    changes: { order_id: renewal.order_id, starts_on: renewal.starts_on, ...changes },
    ...(reason !== undefined && { reason }),
  })
}

/** As letters name a licence. */
export const nameOf = ({ human_id, sku_name }: Licence): string => `${human_id} ${sku_name}`

/** A letter about a renewal, in the language of whoever owns the licence. */
export const send = async (
  { billing, account }: Services,
  tx: Tx,
  { tenant, account_id }: Licence,
  id: string,
  write: (words: (typeof renewalTexts)[Locale]) => Wording,
): Promise<void> => {
  const { locale } = await account.get(tx, account_id)
  await billing.postLetter(tx, { tenant, account_id, id }, () => write(renewalTexts[Locale.parse(locale)]))
}

const invoicePath = ({ order_id }: RenewalRow): string => `/invoices/${order_id}`

const tellInvoice = async (
  services: Services,
  tx: Tx,
  deliverableId: string,
  action: 'renewal_opened' | 'renewal_repriced',
): Promise<void> => {
  const renewal = await findOpenRenewal(tx, deliverableId)
  if (renewal === undefined) return
  const licence = await lockDeliverable(tx, deliverableId)
  await note(services, tx, {
    licence,
    renewal,
    action,
    changes: { billing_kind: licence.billing_kind },
  })
  if (otherTeller(licence) !== undefined) return
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  const isCharged = licence.billing_kind === 'internal' && licence.blocked_at === null
  const card = isCharged ? await services.billing.cardInUse(tx, licence.account_id) : null
  await send(services, tx, licence, `renewal-opened-${renewal.order_id}`, (words) => {
    const told = { name: nameOf(licence), day: words.day(renewal.starts_on), amount: total, number, card: card ?? '' }
    const text = isCharged ? (card === null ? words.noCard : words.charge) : words.invoice
    const path = isCharged && card === null ? '/payment-methods' : invoicePath(renewal)
    return {
      subject: text.subject(told),
      heading: text.heading(told),
      paragraphs: [text.body(told)],
      action: { label: isCharged && card === null ? words.toCards : words.toInvoice, path },
    }
  })
}

/** The invoice of the next period is there: what will be charged and when, or what is to be paid. */
export const tellOpened = (services: Services, tx: Tx, deliverableId: string): Promise<void> =>
  tellInvoice(services, tx, deliverableId, 'renewal_opened')

/** The same with another price: the invoice of before is owed no more. */
export const tellRepriced = (services: Services, tx: Tx, deliverableId: string): Promise<void> =>
  tellInvoice(services, tx, deliverableId, 'renewal_repriced')

/** The card was refused: why, when it is tried again, and when the licence stops otherwise. */
export const tellDeclined = async (
  services: Services,
  tx: Tx,
  renewal: RenewalRow,
  refused: Refused,
): Promise<void> => {
  const licence = await lockDeliverable(tx, renewal.deliverable_id)
  const reason = refused.kind === 'declined' ? refused.reason : 'no_card'
  const card = refused.kind === 'declined' ? refused.last_four : ''
  const changes = { tries: renewal.tries, last_four: card, next: renewal.try_at === null ? '' : dayOf(renewal.try_at) }
  await note(services, tx, {
    licence,
    renewal,
    action: renewal.try_at === null ? 'renewal_given_up' : 'renewal_declined',
    changes,
    reason,
  })
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  await send(services, tx, licence, `renewal-declined-${renewal.id}-${renewal.tries}`, (words) => {
    const written = (at: Date): string => words.day(dayOf(at))
    const told = { name: nameOf(licence), day: written(renewal.stop_at), amount: total, number, card }
    const again = renewal.try_at === null ? words.lastTry(told) : words.nextTry(written(renewal.try_at), told)
    const why = services.billing.declineText(reason, words.locale)
    return {
      subject: words.declined.subject(told),
      heading: words.declined.heading(told),
      paragraphs: [refused.kind === 'declined' ? words.declined.body({ ...told, why }) : words.noCardNow(told), again],
      action: { label: words.toInvoice, path: invoicePath(renewal) },
    }
  })
}

/** An invoice that a person has to pay is due, or overdue. */
export const tellReminded = async (services: Services, tx: Tx, renewal: RenewalRow): Promise<void> => {
  const licence = await lockDeliverable(tx, renewal.deliverable_id)
  if (licence.billing_kind !== 'manual') return
  await note(services, tx, { licence, renewal, action: 'renewal_reminded' })
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  await send(services, tx, licence, `renewal-reminded-${renewal.id}-${renewal.reminders}`, (words) => {
    const day = words.day(dayOf(renewal.stop_at))
    const told = { name: nameOf(licence), day, amount: total, number, card: '' }
    return {
      subject: words.reminder.subject(told),
      heading: words.reminder.heading(told),
      paragraphs: [words.reminder.body(told)],
      action: { label: words.toInvoice, path: invoicePath(renewal) },
    }
  })
}

/** The licence has stopped for want of its money. */
export const tellStopped = async (services: Services, tx: Tx, renewal: RenewalRow): Promise<void> => {
  const licence = await lockDeliverable(tx, renewal.deliverable_id)
  await note(services, tx, { licence, renewal, action: 'licence_stopped' })
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  await send(services, tx, licence, `renewal-stopped-${renewal.id}`, (words) => {
    const told = { name: nameOf(licence), day: '', amount: total, number, card: '' }
    return {
      subject: words.stopped.subject(told),
      heading: words.stopped.heading(told),
      paragraphs: [words.stopped.body(told)],
      action: { label: words.toInvoice, path: invoicePath(renewal) },
    }
  })
}
