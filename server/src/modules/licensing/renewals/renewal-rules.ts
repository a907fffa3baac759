import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { unpaidGraceDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayMs } from '@foyer/contract/vocabulary/days.ts'
import { periodEnd } from '../purchase/period-rules.ts'

/** So many days before the end of a period the invoice of the next one is made. */
export const noticeDays = 7

/** So many days after the day of its charge an outside service may take, with the tries of its own; then its customer is asked. */
export const externalPatienceDays = 3

/**
 * When an outside service that charges on this day does so next, at the latest: from a month's last day it may go back to the 29th, 30th or
 * 31st on which it began, and nobody is to be told before that it has not charged.
 */
export const nextExternalCharge = (day: string, period: BillingPeriod): string | null => periodEnd(day, period, 31)

/** Days between one charge of the card and the next: on the day itself, and after 1, 3 and 5 days. */
const pausesInDays = [1, 2, 2] as const

/** When the card is charged again after so many refusals; null where it is not. */
export const nextTryAt = (tries: number, now: Date): Date | null => {
  const pause = pausesInDays[tries - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * dayMs)
}

/** Midnight UTC, with which a day begins. */
export const midnightOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`)

/** The later one of a day's beginning and now: what should have been done before is done at once. */
const notBefore = (day: string, now: Date): Date => {
  const at = midnightOf(day)
  return at > now ? at : now
}

/** So long a period can be paid for; unpaid, its renewal is over on this day. The licence may have stopped before: `stopsOn` says when. */
export const lapseDay = (startsOn: string): string => addDays(startsOn, unpaidGraceDays)

/** Unpaid invoices are recalled on the day and a week before the licence stops. */
const reminderDays = [0, unpaidGraceDays - 7] as const

const nextReminderAt = (startsOn: string, reminders: number): Date | null => {
  const day = reminderDays[reminders]
  return day === undefined ? null : midnightOf(addDays(startsOn, day))
}

/** How many of them are done with, and when the next one comes: those that fell due together, as after a time away, are one letter. */
export const reminderAfter = (
  startsOn: string,
  reminders: number,
  now: Date,
): { readonly reminders: number; readonly remind_at: Date | null } => {
  const next = nextReminderAt(startsOn, reminders)
  return next !== null && next <= now ? reminderAfter(startsOn, reminders + 1, now) : { reminders, remind_at: next }
}

/**
 * What the renewal of a licence waits for: our charge, or a person who pays an invoice. Who is asked on the day itself or later is not reminded
 * in the same breath; whom an outside service charges, not before it had its time.
 */
export const planOf = (billingKind: string, startsOn: string, now: Date) => {
  if (billingKind === 'manual') return { try_at: null, ...reminderAfter(startsOn, 0, now) }
  if (billingKind === 'external') return { try_at: null, ...reminderAfter(startsOn, 1, now) }
  return { try_at: billingKind === 'internal' ? notBefore(startsOn, now) : null, remind_at: null }
}

/** So short that their invoices are made on the day itself. */
export const shortPeriods: readonly string[] = ['daily', 'hourly']

/** The day on which the invoice of the next period is made, where we make one. */
export const noticeDay = (paidTill: string, period: string): string =>
  shortPeriods.includes(period) ? paidTill : addDays(paidTill, -noticeDays)

/** Charged as soon as its invoice is made: its receipt tells of it, or what the bank said. */
export const isChargedAtOnce = ({ billing_kind, period }: { billing_kind: string; period: string }): boolean =>
  billing_kind === 'internal' && shortPeriods.includes(period)

/** Of a licence, what tells whether something renews it. */
interface Renewing {
  readonly period: string
  readonly terminated_at: Date | null
  readonly billing_terms: string
  readonly paid_till: string | null
  readonly auto_renewable: boolean
}

/** What is bought once, is over or is a trial is not renewed by anybody. */
export const isRenewable = ({ period, terminated_at, billing_terms, paid_till }: Renewing): boolean =>
  period !== 'one_time' && terminated_at === null && billing_terms !== 'trial' && paid_till !== null

/** Whether something renews it until somebody says otherwise. */
export const isRenewed = ({ auto_renewable, period, terminated_at }: Renewing): boolean =>
  auto_renewable && period !== 'one_time' && terminated_at === null
