import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { RenewalChargeResult, Wording } from '../../billing/index.ts'
import type { RenewalFacts, RenewalTexts } from '../locale/renewals.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { needsAnotherCard } from './renewal-rules.ts'
import type { RenewalRow } from './renewal-store.ts'
import { worksUntil } from './stop-day.ts'
import { activatedBy, asParagraphs, cardsPath, filesText, invoiceIn, invoicePath, nameOf, note, send } from './tell.ts'

type Licence = Awaited<ReturnType<typeof lockDeliverable>>
type Refused = Extract<RenewalChargeResult, { kind: 'declined' | 'no_card' }>

/** What happened, and what the customer can do about it: waiting for the next try helps with few of the reasons. */
const refusedTexts = (
  { billing }: Services,
  refused: Refused,
  words: RenewalTexts,
  told: RenewalFacts,
): Pick<Wording, 'heading' | 'paragraphs'> => {
  if (refused.kind === 'no_card') return { heading: words.noCard.heading(told), paragraphs: [words.noCardNow(told)] }
  const { why, next } = billing.decline(refused.reason, words.locale)
  return { heading: words.declined.heading(told), paragraphs: [words.declined.body({ ...told, why }), next] }
}

/** Lets everybody know who may pay it: the letter goes to the customer alone. */
const askAgain = (
  { clock, jobs }: Services,
  tx: Tx,
  { tenant, order_id }: RenewalRow,
  told_by: 'reminder' | 'failed_charge',
): Promise<void> => jobs.announce(tx, 'order_reminded', { tenant, order_id, told_by, day: dayOf(clock.now()) })

/** The same for everybody who looks after its servers. */
const announceStopped = async (
  { jobs }: Services,
  tx: Tx,
  { id, tenant, account_id, human_id, sku_name, paid_till }: Licence,
  { stop_at }: RenewalRow,
): Promise<void> => {
  if (paid_till === null) return
  const stopped = { deliverable_id: id, account_id, human_id, name: sku_name, paid_till, stops_on: dayOf(stop_at) }
  await jobs.announce(tx, 'licence_ended', { tenant, ...stopped, is_trial: false, is_unpaid: true })
}

/** The card was declined: why, when it is tried again, and when the licence stops otherwise. */
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
  await askAgain(services, tx, renewal, 'failed_charge')
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  const day = worksUntil(licence, dayOf(services.clock.now()))
  await send(services, tx, licence, `renewal-declined-${renewal.id}-${renewal.tries}`, (words) => {
    const told = { name: nameOf(licence), day: '', amount: total, number, card }
    const until = day === null ? null : words.day(day)
    const again =
      renewal.try_at === null ? words.lastTry(until) : words.nextTry(words.day(dayOf(renewal.try_at)), until)
    const { heading, paragraphs } = refusedTexts(services, refused, words, told)
    // Another card helps only where there is another charge.
    const lacksCard = renewal.try_at !== null && refused.kind === 'declined' && needsAnotherCard(refused.reason)
    return {
      subject: words.declined.subject(told),
      heading,
      paragraphs: [...paragraphs, again],
      action: lacksCard
        ? { label: words.toCards, path: cardsPath }
        : { label: words.toInvoice, path: invoicePath(renewal) },
      ...invoiceIn(renewal, number),
    }
  })
}

/** An invoice that a person has to pay is due, or overdue. */
export const tellReminded = async (
  services: Services,
  tx: Tx,
  licence: Licence,
  renewal: RenewalRow,
): Promise<void> => {
  if (licence.billing_kind === 'internal') return
  await note(services, tx, { licence, renewal, action: 'renewal_reminded' })
  await askAgain(services, tx, renewal, 'reminder')
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  const day = worksUntil(licence, dayOf(services.clock.now()))
  await send(services, tx, licence, `renewal-reminded-${renewal.id}-${renewal.reminders}`, (words) => {
    const until = day === null ? null : words.day(day)
    const told = { name: nameOf(licence), day: '', amount: total, number, card: '', until }
    return {
      subject: words.reminder.subject(told),
      heading: words.reminder.heading(told),
      paragraphs: asParagraphs(words.reminder.body(told), false, filesText(words, licence)),
      action: { label: words.toInvoice, path: invoicePath(renewal) },
      ...invoiceIn(renewal, number),
    }
  })
}

/** The licence has stopped because it was not paid. A blocked one had stopped before. */
export const tellStopped = async (services: Services, tx: Tx, renewal: RenewalRow): Promise<void> => {
  const licence = await lockDeliverable(tx, renewal.deliverable_id)
  if (licence.blocked_at !== null) return
  await note(services, tx, { licence, renewal, action: 'licence_stopped' })
  await announceStopped(services, tx, licence, renewal)
  const { number, total } = await services.billing.summary(tx, renewal.order_id)
  await send(services, tx, licence, `renewal-stopped-${renewal.id}-${renewal.stop_at.toISOString()}`, (words) => {
    const told = { name: nameOf(licence), day: '', amount: total, number, card: '' }
    const way = activatedBy(licence)
    const [asked, after] = [words.stopped.body(told), words.stopped.afterPayment[way]]
    return {
      subject: words.stopped.subject(told),
      heading: words.stopped.heading(told),
      paragraphs: way === 'online' ? [`${asked} ${after}`] : [asked, after],
      action: { label: words.toInvoice, path: invoicePath(renewal) },
      ...invoiceIn(renewal, number),
    }
  })
}
