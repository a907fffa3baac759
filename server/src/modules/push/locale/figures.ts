import { LicenceDecision } from '@foyer/contract/push/notification.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { alertOf } from '@foyer/contract/vocabulary/server-alert.ts'
import { formatMoney } from '../../../platform/locale/format.ts'

/** What the words of a notification name: texts, plain decimals, days as `yyyy-MM-dd`. */
export type Details = Readonly<Record<string, string>>

export const amountIn = ({ amount = '0', currency }: Details, locale: Locale): string =>
  formatMoney(money(amount, currencyOf(currency ?? '')), locale)

/** What the money is for, before it; nothing in notices that do not say. */
export const owedFor = ({ name }: Details): string => (name === undefined ? '' : `${name}: `)

/** What the vendor did to the licence. */
export const decisionIn = ({ decision }: Details): LicenceDecision => LicenceDecision.parse(decision)

/** A media server's alert without its id; `outside` stands in place of the words of an outside service. */
export const alertIn = (line: string, outside: string): string => {
  const alert = alertOf(line)
  return alert?.kind === 'external' ? outside : (alert?.text ?? line)
}

export type Asked = 'issued' | 'reminded' | 'overdue' | 'not_charged'

/** Why an invoice is asked for: it is new, or not the first time. */
export const askedIn = ({ how }: Details): Asked =>
  how === 'reminded' || how === 'overdue' || how === 'not_charged' ? how : 'issued'

export type End = 'soon' | 'stopped' | 'unpaid' | 'trial_soon' | 'trial_stopped'

/** How the licence ends. */
export const endIn = ({ terms, state }: Details): End => {
  if (state === 'unpaid') return 'unpaid'
  if (terms === 'trial') return state === 'stopped' ? 'trial_stopped' : 'trial_soon'
  return state === 'stopped' ? 'stopped' : 'soon'
}
