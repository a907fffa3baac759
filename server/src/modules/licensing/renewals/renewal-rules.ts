import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { unpaidGraceDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayMs, dayOf, daysBetween } from '@foyer/contract/vocabulary/days.ts'
import type { Turn } from '../history/history-store.ts'
import { periodEnd } from '../purchase/period-rules.ts'

/** How many days before the end of a period the next one is invoiced. */
export const noticeDays = 7

/** How many days after its day an external service may still charge, with its own retries. After that the customer is asked. */
export const externalPatienceDays = 3

/**
 * The latest day of an external service’s next charge. From a month’s last day it may go back to the 29th, 30th or 31st on which it began,
 * and nobody should be told earlier that it has not charged.
 */
export const nextExternalCharge = (day: string, period: BillingPeriod): string | null => periodEnd(day, period, 31)

/** Days between charges of the card: on the day itself, and after 1, 3 and 5 days. */
const pausesInDays = [1, 2, 2] as const

/** When the card is charged again after this many declines; null if it is not. */
export const nextTryAt = (tries: number, now: Date): Date | null => {
  const pause = pausesInDays[tries - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * dayMs)
}

/** No bank will ever accept these cards again, so only another one can be charged. */
const spent: readonly string[] = ['expired_card', 'lost_or_stolen_card']

/** Whether the reason of a decline will be the same in every further try. */
export const needsAnotherCard = (reason: string): boolean => spent.includes(reason)

/** The beginning of a day: midnight UTC. */
export const midnightOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`)

/** The beginning of a day, or now if that has passed: what is overdue is done at once. */
const notBefore = (day: string, now: Date): Date => {
  const at = midnightOf(day)
  return at > now ? at : now
}

/** The last day to pay for a period. After it the renewal is over. The licence may have stopped earlier: see `stopsOn`. */
export const lapseDay = (startsOn: string): string => addDays(startsOn, unpaidGraceDays)

/** How many days before its stop a licence is held whose money waits for staff: whoever is refused then has as long to pay otherwise. */
const heldAheadDays = 7

/** A licence that stops by then is held if money for it waits for a decision of staff. */
export const heldBefore = (now: Date): Date => new Date(now.getTime() + heldAheadDays * dayMs)

/** The day until which such a licence is held, unless it waits even then. */
export const heldTill = (now: Date): string => addDays(dayOf(now), unpaidGraceDays)

/**
 * How many days a licence ran after its paid day without being paid: while its renewal was on. What was given up before that day had stopped
 * with it, whatever was ended later; so had what a second entry ends once more.
 */
export const daysRun = (paidTill: string, turns: readonly Turn[]): number => {
  const end = midnightOf(paidTill)
  let [days, since] = [0, (turns.findLast(({ at }) => at < end)?.on ?? true) ? paidTill : undefined]
  for (const { at, on } of turns.filter((turn) => turn.at >= end)) {
    if (on) since ??= dayOf(at)
    else if (since !== undefined) {
      days += daysBetween(since, dayOf(at))
      since = undefined
    }
  }
  return days
}

/** Reminders for unpaid invoices are sent on the day, and a week before the licence stops. */
const reminderDays = [0, unpaidGraceDays - 7] as const

const nextReminderAt = (startsOn: string, reminders: number): Date | null => {
  const day = reminderDays[reminders]
  return day === undefined ? null : midnightOf(addDays(startsOn, day))
}

/** How many reminders are done, and when the next is due. Reminders that became due together, for example after an outage, are one mail. */
export const reminderAfter = (
  startsOn: string,
  reminders: number,
  now: Date,
): { readonly reminders: number; readonly remind_at: Date | null } => {
  const next = nextReminderAt(startsOn, reminders)
  return next !== null && next <= now ? reminderAfter(startsOn, reminders + 1, now) : { reminders, remind_at: next }
}

/**
 * What the renewal of a licence waits for: our charge, or a person who pays an invoice. A person who is asked to pay on the day itself or
 * later gets no reminder at the same time. If an outside service charges the licence, nobody is reminded before its time is over.
 */
export const planOf = (billingKind: string, startsOn: string, now: Date) => {
  if (billingKind === 'manual') return { try_at: null, ...reminderAfter(startsOn, 0, now) }
  if (billingKind === 'external') return { try_at: null, ...reminderAfter(startsOn, 1, now) }
  return { try_at: billingKind === 'internal' ? notBefore(startsOn, now) : null, remind_at: null }
}

/** Periods so short that they are invoiced on the day itself. */
export const shortPeriods: readonly string[] = ['daily', 'hourly']

/** The day on which the next period is invoiced, if we invoice it. */
export const noticeDay = (paidTill: string, period: string): string =>
  shortPeriods.includes(period) ? paidTill : addDays(paidTill, -noticeDays)

/** Charged as soon as it is invoiced, so the receipt or the bank’s decline serves as the notice. */
export const isChargedAtOnce = ({ billing_kind, period }: { billing_kind: string; period: string }): boolean =>
  billing_kind === 'internal' && shortPeriods.includes(period)

/** What decides whether something renews a licence. */
interface Renewing {
  readonly period: string
  readonly terminated_at: Date | null
  readonly billing_terms: string
  readonly paid_till: string | null
  readonly auto_renewable: boolean
}

/** One-time purchases, ended licences and trials are not renewed. */
export const isRenewable = ({ period, terminated_at, billing_terms, paid_till }: Renewing): boolean =>
  period !== 'one_time' && terminated_at === null && billing_terms !== 'trial' && paid_till !== null

/** Whether something renews it until someone turns that off. */
export const isRenewed = ({ auto_renewable, period, terminated_at }: Renewing): boolean =>
  auto_renewable && period !== 'one_time' && terminated_at === null
