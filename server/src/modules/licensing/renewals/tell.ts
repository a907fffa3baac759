import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Wording } from '../../billing/index.ts'
import { ofLicence } from '../audited.ts'
import { isChargedByUs } from '../licence-rules.ts'
import { type RenewalTexts, renewalTexts } from '../locale/renewals.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { isChargedAtOnce } from './renewal-rules.ts'
import { findOpenRenewal, type RenewalRow } from './renewal-store.ts'
import { serviceName } from './service-names.ts'

type Licence = Awaited<ReturnType<typeof lockDeliverable>>

interface Step {
  readonly licence: Licence
  readonly renewal: RenewalRow
  /** The name in the licence’s history. */
  readonly action: string
  readonly changes?: Readonly<Record<string, unknown>>
  readonly reason?: string | undefined
}

/** Records what happens to a renewal in the licence’s history. */
export const note = async (
  { audit }: Services,
  tx: Tx,
  { licence, renewal, action, changes, reason }: Step,
): Promise<void> => {
  const { id, tenant, account_id } = licence
  await audit(tx, {
    ...auditedBySystem(tenant),
    action,
    ...ofLicence(id, account_id),
    changes: { order_id: renewal.order_id, starts_on: renewal.starts_on, ...changes },
    reason,
  })
}

/** The licence’s name in mails. */
export const nameOf = ({ human_id, sku_name }: Licence): string => `${human_id} ${sku_name}`

/** A mail about a renewal, in the language of the licence’s owner. */
export const send = async (
  { billing, account }: Services,
  tx: Tx,
  { tenant, account_id }: Pick<Licence, 'tenant' | 'account_id'>,
  id: string,
  write: (words: (typeof renewalTexts)[Locale]) => Wording,
): Promise<void> => {
  const { locale } = await account.get(tx, account_id)
  await billing.postLetter(tx, { tenant, account_id, id }, () => write(renewalTexts[Locale.parse(locale)]))
}

export const cardsPath = '/payment-methods'

/** The invoice of the next period, for its mails. */
export const invoiceIn = ({ order_id }: RenewalRow, number: string): Required<Pick<Wording, 'documents'>> => ({
  documents: [{ order_id, number, is: 'invoice' }],
})

export const invoicePath = ({ order_id }: RenewalRow): string => `/invoices/${order_id}`

/** A licence that had stopped has a renewal again. */
export interface Back {
  /** The cancelled order of the period that was missed. */
  readonly replaced: string | undefined
}

interface Asked {
  readonly text: 'charge' | 'cardEnds' | 'noCard' | 'invoice' | 'notCharged'
  /** The last digits of the card. */
  readonly card: string
  /** The day of the charge or the due day, never one that is over. */
  readonly day: string
}

/** How the invoice will be paid as of now. The mail says the same as the invoice. */
const askedBy = async ({ billing, clock }: Services, tx: Tx, licence: Licence, renewal: RenewalRow): Promise<Asked> => {
  const today = dayOf(clock.now())
  const day = renewal.starts_on > today ? renewal.starts_on : today
  if (licence.billing_kind === 'external') return { text: 'notCharged', card: '', day }
  if (!isChargedByUs(licence) || licence.blocked_at !== null || renewal.try_at === null)
    return { text: 'invoice', card: '', day }
  const order = await billing.find(tx, renewal.order_id)
  const charged_on = order === undefined ? null : billing.chargedOn(order)
  // As on the day of the charge: another card may have expired by then.
  const card = await billing.cardToCharge(tx, licence.account_id, licence.currency, order?.charging?.day ?? day)
  if (card === null) return { text: 'noCard', card: '', day }
  const { last_four } = card
  return charged_on === null
    ? { text: 'cardEnds', card: last_four, day }
    : { text: 'charge', card: last_four, day: charged_on }
}

/** How the servers of a licence are activated. */
export const activatedBy = ({ activation_type }: Licence): 'online' | 'offline' | 'usb' =>
  activation_type === 'offline' || activation_type === 'usb' ? activation_type : 'online'

/** That the servers' files do not follow the payment; undefined where servers need no file. */
export const filesText = ({ newFiles }: RenewalTexts, licence: Licence): string | undefined => {
  const way = activatedBy(licence)
  return way === 'online' ? undefined : newFiles[way]
}

export const asParagraphs = (asked: string, ifNothingElse: string | false, files: string | undefined): string[] => {
  if (files !== undefined) return [asked, files]
  return [ifNothingElse === false ? asked : `${asked} ${ifNothingElse}`]
}

/** An order whose place an invoice takes, and whether because the amount has changed. */
interface Replaced {
  readonly order_id: string
  readonly why: 'amount' | 'period'
}

const tellInvoice = async (services: Services, tx: Tx, deliverableId: string, replaced?: Replaced): Promise<void> => {
  const renewal = await findOpenRenewal(tx, deliverableId)
  if (renewal === undefined) return
  const licence = await lockDeliverable(tx, deliverableId)
  await note(services, tx, {
    licence,
    renewal,
    action: replaced?.why === 'amount' ? 'renewal_repriced' : 'renewal_opened',
    changes: { billing_kind: licence.billing_kind },
  })
  if (isChargedAtOnce(licence)) return
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  const old = replaced === undefined ? undefined : await services.billing.summary(tx, replaced.order_id)
  const { text, card, day } = await askedBy(services, tx, licence, renewal)
  const lacksCard = text === 'noCard' || text === 'cardEnds'
  const path = lacksCard ? cardsPath : invoicePath(renewal)
  await send(services, tx, licence, `renewal-opened-${renewal.order_id}`, (words) => {
    const service = serviceName(licence.gateway ?? '')
    const told = { name: nameOf(licence), day: words.day(day), amount: total, number, card, service }
    const { subject, heading, body } = words[text]
    const asked = asParagraphs(body(told), text === 'charge' && words.nothingToDo, filesText(words, licence))
    const isRepriced = replaced?.why === 'amount'
    const { body: repriced, earlier } = words.replaces
    return {
      subject: isRepriced ? words.replaces.subject(subject(told)) : subject(told),
      heading: heading(told),
      paragraphs: old === undefined ? asked : [(isRepriced ? repriced : earlier)(old.number, old.total), ...asked],
      action: { label: lacksCard ? words.toCards : words.toInvoice, path },
      ...invoiceIn(renewal, number),
    }
  })
}

/** Mails about the invoice of the next period: what will be charged and when, or what has to be paid. */
export const tellOpened = (services: Services, tx: Tx, deliverableId: string): Promise<void> =>
  tellInvoice(services, tx, deliverableId)

/**
 * The same for a licence that had stopped. It names the invoice of the missed period, if there was one: that is in the same mailbox and
 * could be paid from there.
 */
export const tellBack = (services: Services, tx: Tx, deliverableId: string, { replaced }: Back): Promise<void> =>
  tellInvoice(services, tx, deliverableId, replaced === undefined ? undefined : { order_id: replaced, why: 'period' })

/** The same with another price. It names the replaced order's invoice, which is in the same mailbox and could be paid from there. */
export const tellRepriced = (services: Services, tx: Tx, deliverableId: string, replaced: string): Promise<void> =>
  tellInvoice(services, tx, deliverableId, { order_id: replaced, why: 'amount' })
