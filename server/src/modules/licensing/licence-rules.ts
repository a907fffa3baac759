import type { Deliverable, DeliverableState, UpgradeStatus } from '@foyer/contract/licensing/deliverable.ts'
import type { ServerStatus } from '@foyer/contract/licensing/stats.ts'
import { serverSilentMs, unpaidGraceDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, daysBetween } from '@foyer/contract/vocabulary/days.ts'
import { isWarning } from '@foyer/contract/vocabulary/server-alert.ts'

/** What decides when a licence stops. */
export interface EndingFacts {
  readonly billing_terms: string
  readonly paid_till: string | null
  readonly cancellation_reason: string | null
  /** Until when it runs in any case, because staff have not decided about money for it; null if there was no such time. */
  readonly held_till: string | null
}

export interface LicenceFacts extends EndingFacts {
  readonly period: string
  readonly terminated: boolean
  readonly blocked: boolean
  readonly auto_renewable: boolean
  /** How renewals are paid: `internal`, `external` or `manual`. */
  readonly billing_kind: string
  /** Whether its owner can raise the limit at all: not without one, nor for a licence that was given for free. */
  readonly upgradable: boolean
  readonly unpaid: boolean
  /** What is unpaid is only the next period, and it will be charged automatically on its day, so nobody is asked to pay it yet. */
  readonly charged_later: boolean
}

/** How many days before its end a licence is `expiring`. */
export const expiringDays = 7

/** Whether a day has been reached; never without a day. `today` and `day` are `yyyy-MM-dd`. */
export const isOver = (day: string | null, today: string): boolean => day !== null && day <= today

/** Whether an unpaid order is for the next period and that period has not begun. */
export const isAhead = ({ purpose, due_on }: { purpose: string; due_on: string | null }, today: string): boolean =>
  purpose === 'prolong' && due_on !== null && !isOver(due_on, today)

/** Whether we charge a card for its next period on its day. */
export const isChargedByUs = (facts: { billing_kind: string; auto_renewable: boolean }): boolean =>
  facts.billing_kind === 'internal' && facts.auto_renewable

/** Whether its next period is charged automatically: to a card by us, or by an external service. */
export const isChargedByItself = (facts: { billing_kind: string; auto_renewable: boolean }): boolean =>
  facts.billing_kind !== 'manual' && facts.auto_renewable

/** `isChargedByItself` in SQL, for the row of a licence. */
export const chargedByItselfIn = `(billing_kind <> 'manual' and auto_renewable)`

/** The day it stops; null if it never does. A renewable licence has a grace period. Trials and cancelled licences have none. */
export const stopsOn = ({ billing_terms, paid_till, cancellation_reason, held_till }: EndingFacts): string | null => {
  if (paid_till === null) return null
  if (billing_terms === 'trial' || cancellation_reason !== null) return paid_till
  const day = addDays(paid_till, unpaidGraceDays)
  return held_till !== null && held_till > day ? held_till : day
}

/** `stopsOn` in SQL, for the row of a licence. */
export const stopDayIn = `(case
  when billing_terms = 'trial' or cancellation_reason is not null then paid_till
  else paid_till + greatest(${unpaidGraceDays}, held_till - paid_till) end)`

/** Whether the paid time and the grace period are over, so that nothing runs on it any more. `today` in UTC. */
export const hasEnded = (facts: EndingFacts, today: string): boolean => isOver(stopsOn(facts), today)

/**
 * The single state shown in lists. What needs attention takes precedence over what is well. A licence past its paid day that waits for its
 * charge or invoice is not `expired`; one that nothing renews is, even if its servers may run for some days more.
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

/** Whether the limit can be raised now, and if not, why not. */
export const upgradeStatusOf = (facts: LicenceFacts): UpgradeStatus => {
  if (!facts.upgradable || facts.billing_terms === 'trial' || facts.terminated) return 'sku_is_not_upgradable'
  // A blocked licence is not renewed, and its debts are not the reason.
  if (facts.blocked) return 'not_autorenewable'
  if (facts.unpaid && !facts.charged_later) return 'unpaid'
  if (facts.period === 'one_time') return 'enabled'
  // An external service keeps charging the agreed amount, so a dearer period would never be paid.
  return facts.auto_renewable && facts.billing_kind !== 'external' ? 'enabled' : 'not_autorenewable'
}

/** Whether a server has been silent for so long that its last report no longer counts. */
export const isSilent = (lastSeen: Date, now: Date): boolean => now.getTime() - lastSeen.getTime() > serverSilentMs

export const serverStatusOf = (lastSeen: Date, alerts: readonly string[], now: Date): ServerStatus => {
  if (isSilent(lastSeen, now)) return 'offline'
  return alerts.some(isWarning) ? 'error' : 'online'
}

/** The prefix of a readable id shows the category. */
export const humanIdPrefix: Readonly<Record<Deliverable['category']['name'], string>> = {
  media_server: 'MS',
  watcher: 'WT',
  support: 'SP',
  hardware: 'HW',
  vsaasio: 'VS',
  mobile_watcher: 'MW',
}

/** Numbers of readable ids start here, so that none looks like the first. */
export const firstHumanNumber = 1001
