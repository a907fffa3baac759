import type { Deliverable, DeliverableState, UpgradeStatus } from '@foyer/contract/licensing/deliverable.ts'
import type { ServerStatus } from '@foyer/contract/licensing/stats.ts'
import { serverSilentMs, unpaidGraceDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, daysBetween } from '@foyer/contract/vocabulary/days.ts'
import { isWarning } from '@foyer/contract/vocabulary/server-alert.ts'

/** Of a licence, what tells when nothing runs on it any more. */
export interface EndingFacts {
  readonly billing_terms: string
  readonly paid_till: string | null
  readonly cancellation_reason: string | null
}

export interface LicenceFacts extends EndingFacts {
  readonly period: string
  readonly terminated: boolean
  readonly blocked: boolean
  readonly auto_renewable: boolean
  /** Who takes the money for its periods: `internal`, `external` or `manual`. */
  readonly billing_kind: string
  /** Its owner may raise the limit at all: not what has none, nor what was given for nothing. */
  readonly upgradable: boolean
  readonly unpaid: boolean
  /** What is unpaid is the next period alone, which the card, or an outside service, is charged for on its day: nobody is asked to pay it yet. */
  readonly charged_later: boolean
}

/** So many days before its end a licence asks to be renewed. */
export const expiringDays = 7

/** The day before which something stops; without a day it never does. `today` and `day` are `yyyy-MM-dd`. */
export const isOver = (day: string | null, today: string): boolean => day !== null && day <= today

/** Of an unpaid order, whether it is for the next period alone, before the day on which that begins. */
export const isAhead = ({ purpose, due_on }: { purpose: string; due_on: string | null }, today: string): boolean =>
  purpose === 'prolong' && due_on !== null && !isOver(due_on, today)

/** Whether its next period is charged to a card on its day, by us. */
export const isChargedByUs = (facts: { billing_kind: string; auto_renewable: boolean }): boolean =>
  facts.billing_kind === 'internal' && facts.auto_renewable

/** Whether its next period is charged on its day with nobody doing anything: to a card by us, or by an outside service. */
export const isChargedByItself = (facts: { billing_kind: string; auto_renewable: boolean }): boolean =>
  facts.billing_kind !== 'manual' && facts.auto_renewable

/** `isChargedByItself` in SQL, of the row of a licence. */
export const chargedByItselfIn = `(billing_kind <> 'manual' and auto_renewable)`

/** The day on which it stops; null where it never does. What is to be prolonged waits for its money for a while; trials and what was cancelled do not. */
export const stopsOn = ({ billing_terms, paid_till, cancellation_reason }: EndingFacts): string | null => {
  if (paid_till === null) return null
  return billing_terms === 'trial' || cancellation_reason !== null ? paid_till : addDays(paid_till, unpaidGraceDays)
}

/** `stopsOn` in SQL, of the row of a licence. */
export const stopDayIn = `(case
  when billing_terms = 'trial' or cancellation_reason is not null then paid_till
  else paid_till + ${unpaidGraceDays} end)`

/** What was paid for is over, and the time to pay for more as well: nothing has run on it since. `today` in UTC. */
export const hasEnded = (facts: EndingFacts, today: string): boolean => isOver(stopsOn(facts), today)

/**
 * The one word that the list shows: what needs a person comes before what is well. What runs on past its paid day, waiting for its card
 * to be charged or its invoice to be paid, has not expired; what nobody prolongs has, even where its servers are left some days more.
 */
export const stateOf = (facts: LicenceFacts, today: string): DeliverableState => {
  if (facts.terminated) return 'terminated'
  if (facts.blocked) return 'blocked'
  if (hasEnded(facts, today)) return 'expired'
  if (facts.unpaid && !facts.charged_later) return 'unpaid'
  if (facts.billing_terms === 'trial') return 'trial'
  if (facts.paid_till === null || facts.auto_renewable) return 'active'
  if (isOver(facts.paid_till, today)) return 'expired'
  return daysBetween(today, facts.paid_till) <= expiringDays ? 'expiring' : 'active'
}

/** Whether the limit may be changed, and if not, why not. */
export const upgradeStatusOf = (facts: LicenceFacts): UpgradeStatus => {
  if (!facts.upgradable || facts.billing_terms === 'trial' || facts.terminated) return 'sku_is_not_upgradable'
  // Nothing of it is renewed while the vendor has stopped it; what it owes is not what stands in the way.
  if (facts.blocked) return 'not_autorenewable'
  if (facts.unpaid && !facts.charged_later) return 'unpaid'
  if (facts.period === 'one_time') return 'enabled'
  // An outside service goes on charging the sum that was agreed: a dearer period would never be paid.
  return facts.auto_renewable && facts.billing_kind !== 'external' ? 'enabled' : 'not_autorenewable'
}

/** Silent for so long that what it last said is past. */
export const isSilent = (lastSeen: Date, now: Date): boolean => now.getTime() - lastSeen.getTime() > serverSilentMs

export const serverStatusOf = (lastSeen: Date, alerts: readonly string[], now: Date): ServerStatus => {
  if (isSilent(lastSeen, now)) return 'offline'
  return alerts.some(isWarning) ? 'error' : 'online'
}

/** Two letters tell what a readable id stands for. */
export const humanIdPrefix: Readonly<Record<Deliverable['category']['name'], string>> = {
  media_server: 'MS',
  watcher: 'WT',
  support: 'SP',
  hardware: 'HW',
  vsaasio: 'VS',
  mobile_watcher: 'MW',
}

/** Numbers of readable ids begin here, so that none looks like the first. */
export const firstHumanNumber = 1001
