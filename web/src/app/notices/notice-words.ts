import { LicenceDecision, type Notification } from '@foyer/contract/push/notification.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { alertOf } from '@foyer/contract/vocabulary/server-alert.ts'
import type { TFunction } from 'i18next'
import { dayText } from '../../lib/day-text.ts'
import { formatMoney } from '../../lib/money.ts'

interface Words {
  readonly title: string
  readonly text: string
}

/** Why a media server is mentioned: it has gone silent, or it reports an alert. */
const alertWords = (line: string, t: TFunction<'notices'>): string => {
  if (line === '') return t('silent')
  const alert = alertOf(line)
  return alert?.kind === 'external' ? t('outside') : (alert?.text ?? line)
}

/** How a licence that nothing renews ends. */
const endOf = ({ terms, state }: Notification['details']) => {
  if (state === 'unpaid') return 'unpaid'
  if (terms === 'trial') return state === 'stopped' ? 'trial_stopped' : 'trial_soon'
  return state === 'stopped' ? 'stopped' : 'soon'
}

/** Why an invoice is asked for: it is new, or not the first time. */
const askedOf = ({ how }: Notification['details']) =>
  how === 'reminded' || how === 'overdue' || how === 'not_charged' ? how : 'issued'

/** Whether there are words for it. A tab that was opened before an upgrade has none for decisions and currencies that came with it. */
export const hasWords = ({ kind, details: { decision, currency } }: Notification): boolean =>
  (kind !== 'licence_decision' || LicenceDecision.safeParse(decision).success) &&
  (currency === undefined || Currency.safeParse(currency).success)

/** The text of one notification in the language of the screen. */
export const noticeWords = ({ kind, details }: Notification, locale: Locale, t: TFunction<'notices'>): Words => {
  const { subject = '', amount = '0', currency = 'EUR', name = '', day = '', charged, alert = '' } = details
  switch (kind) {
    case 'staff_reply':
      return { title: t(details['how'] === 'opened' ? 'staff_opened' : 'staff_reply'), text: subject }
    case 'unpaid_invoice': {
      const sum = formatMoney(Number(amount), Currency.parse(currency), locale)
      const owed = charged === undefined ? 'to_pay_by' : 'charged'
      const text = day === '' ? t('to_pay', { amount: sum }) : t(owed, { amount: sum, day: dayText(day, locale) })
      return { title: t(`asked.${askedOf(details)}`, { subject }), text: name === '' ? text : `${name} · ${text}` }
    }
    case 'invoice_cancelled': {
      const text = t('not_to_pay', { amount: formatMoney(Number(amount), Currency.parse(currency), locale) })
      return { title: t('invoice_cancelled', { subject }), text: `${name} · ${text}` }
    }
    case 'licence_decision': {
      const decision = LicenceDecision.parse(details['decision'])
      return { title: t(`decisions.${decision}`, { subject }), text: t(`decisions_text.${decision}`, { name }) }
    }
    case 'licence_expiring': {
      const end = endOf(details)
      const written = (one: string): string => (one === '' ? '' : dayText(one, locale))
      const told = { subject, name, day: written(day), stops_on: written(details['stops_on'] ?? '') }
      return { title: t(`endings.${end}`, told), text: t(`endings_text.${end}`, told) }
    }
    case 'server_alert': {
      const { servers, names = '', more = '0' } = details
      if (servers === undefined) return { title: t('server_alert', { subject }), text: alertWords(alert, t) }
      return { title: t('servers_silent', { servers }), text: more === '0' ? names : t('and_more', { names, more }) }
    }
  }
}
