import type { TimelineEvent } from '@foyer/contract/licensing/timeline.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { alertOf } from '@foyer/contract/vocabulary/server-alert.ts'
import type { BillingModule, LicenceOrder } from '../../billing/index.ts'
import { en, type HistoryTexts } from '../locale/history.en.ts'
import { ru } from '../locale/history.ru.ts'
import { texts } from '../locale/texts.ts'
import type { LicenceTicket } from '../services.ts'
import type { AuditRow, IncidentRow } from './history-store.ts'

type Kind = TimelineEvent['kind']
type Line = Omit<TimelineEvent, 'actor'> & { readonly actor: string | null }

/** The actions that the history shows, each with its kind. */
const kindOf = {
  licence_issued: 'licence',
  licence_converted: 'licence',
  licence_prolonged: 'licence',
  licence_increased: 'limit',
  licence_decreased: 'limit',
  licence_sku_changed: 'licence',
  licence_terminated: 'licence',
  licence_restored: 'licence',
  licence_price_corrected: 'licence',
  licence_recommenced: 'licence',
  licence_discontinued: 'licence',
  renewal_opened: 'invoice',
  renewal_repriced: 'invoice',
  renewal_declined: 'payment',
  renewal_given_up: 'payment',
  renewal_reminded: 'invoice',
  renewal_external: 'licence',
  renewal_external_ended: 'licence',
  renewal_external_refused: 'licence',
  licence_held: 'licence',
  licence_stopped: 'licence',
  licence_properties_changed: 'properties',
  licence_changed: 'properties',
  licence_limit_set: 'limit',
  licence_blocked: 'licence',
  licence_unblocked: 'licence',
  licence_moved: 'licence',
  limit_raise_asked: 'limit',
  limit_raise_failed: 'limit',
  key_copied: 'key',
  licence_key_replaced: 'key',
  activated_offline: 'activation',
  activated_usb: 'activation',
  server_activated: 'server',
  server_replaced: 'server',
  server_released: 'server',
} as const satisfies Partial<Record<keyof HistoryTexts, Kind>>

type Deed = keyof typeof kindOf
export const deeds = Object.keys(kindOf) as readonly Deed[]
const isDeed = (action: string): action is Deed => action in kindOf

const words: Readonly<Record<Locale, HistoryTexts>> = { en, ru }

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Fills in a sentence. Days are stored as `yyyy-MM-dd` and shown in the reader’s format. */
const tell = (locale: Locale, sentence: keyof HistoryTexts, fields: Readonly<Record<string, unknown>>): string =>
  words[locale][sentence].replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const text = plain(fields[field])
    return /^\d{4}-\d\d-\d\d$/.test(text) ? texts[locale].day(text) : text
  })

const fromTo = (change: unknown): Readonly<Record<string, unknown>> =>
  typeof change === 'object' && change !== null ? { ...change } : {}

/** The properties that staff can change, each with the sentence for a change and the one for a removal. Columns that follow from these are left out. */
const changedColumns = {
  paid_till: ['changed_paid_till', 'changed_endless'],
  servers_limit: ['changed_servers_limit', 'changed_servers_unlimited'],
  version_min: ['changed_version_min', 'changed_version_min_none'],
  version_max: ['changed_version_max', 'changed_version_max_none'],
  usb_serial_number: ['changed_dongle', 'changed_dongle'],
  user_comment: ['changed_comment', 'changed_comment'],
  retroview: ['changed_statistics', 'changed_statistics'],
  retroview_manageable: ['changed_statistics', 'changed_statistics'],
} as const

const tellChanges = (locale: Locale, changes: AuditRow['changes']): string => {
  const parts = Object.entries(changedColumns)
    .filter(([column]) => column in changes)
    .map(([column, [given, taken]]) => {
      const fields = fromTo(changes[column])
      return tell(locale, fields['to'] === null ? taken : given, fields)
    })
  return [...new Set(parts)].join(', ')
}

/** The reader of a history. */
interface Reader {
  readonly locale: Locale
  readonly seesInvoices: boolean
  /** The vendor's name. */
  readonly brand: string
  /** Why a card was declined. */
  readonly decline: BillingModule['decline']
}

/** The values for the sentence of an action. */
const fieldsOf = (
  { locale, brand, seesInvoices, decline }: Reader,
  { action, reason, changes }: AuditRow,
): Readonly<Record<string, unknown>> => {
  if (action === 'licence_changed') return { brand, what: tellChanges(locale, changes) }
  if (action === 'renewal_declined' || action === 'renewal_given_up') {
    // What a bank says about its customer is for those who see payments.
    const why = seesInvoices ? decline(reason ?? '', locale).why : tell(locale, 'card_declined', {})
    return { ...changes, why }
  }
  return action === 'licence_limit_set' ? { brand, ...fromTo(changes['quantity']) } : { reason, ...changes, brand }
}

/** The sentence of an action. Some need another where what is usual did not happen: no card was asked, no time was left. */
const sentenceOf = (action: Deed, { reason, changes }: AuditRow): keyof HistoryTexts => {
  if (action === 'licence_key_replaced' && changes['keep_days'] === 0) return 'licence_key_replaced_at_once'
  if (action === 'renewal_declined' && reason === 'no_card') return 'renewal_no_card'
  return action === 'renewal_given_up' && reason === 'no_card' ? 'renewal_given_up_no_card' : action
}

/** Links to its invoice, for people who may see that. */
export const deedLine = (row: AuditRow, reader: Reader): Line[] => {
  const { locale, seesInvoices } = reader
  const { id, at, actor, action, changes } = row
  if (!isDeed(action)) return []
  const text = tell(locale, sentenceOf(action, row), fieldsOf(reader, row))
  const order = seesInvoices ? plain(changes['order_id']) : ''
  return [
    { id, at: at.toISOString(), kind: kindOf[action], actor, text, link: order === '' ? null : `/invoices/${order}` },
  ]
}

const durationIn = (locale: Locale, ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  const [value, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2_880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1_440), 'day']
  const written = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  // Intl writes the nominative; the sentences need the accusative, which differs for this unit alone.
  return written.replace(/минута$/, 'минуту')
}

/** An alert as screens show it, without the id before it; undefined if screens hide it. */
const alertWords = (alert: string, locale: Locale): string | undefined => {
  const told = alertOf(alert)
  return told?.kind === 'external' ? tell(locale, 'external_error', {}) : told?.text
}

/** What happened to a server, without what screens hide. */
export const incidentLines = ({ id, hostname, alert, began_at, ended_at }: IncidentRow, locale: Locale): Line[] => {
  const words = alert === '' ? '' : alertWords(alert, locale)
  if (words === undefined) return []
  const over = ended_at === null ? '' : '_over'
  const duration = ended_at === null ? '' : durationIn(locale, ended_at.getTime() - began_at.getTime())
  const kind = alert === '' ? 'server' : 'alert'
  const line: Line = {
    id,
    at: began_at.toISOString(),
    kind,
    actor: null,
    text: tell(locale, `${alert === '' ? 'silent' : 'alert'}${over}`, { hostname, alert: words, duration }),
    link: null,
  }
  return [line]
}

/** An order and, if it cost something, its payment. */
export const orderLines = (order: LicenceOrder, locale: Locale): Line[] => {
  const { id, created_at, paid_at, free } = order
  const told = { ...order }
  const link = `/invoices/${id}`
  const issued: Line = {
    id: `${id}.issued`,
    at: created_at.toISOString(),
    kind: 'invoice',
    actor: null,
    text: tell(locale, free ? 'order' : 'invoice', told),
    link,
  }
  if (paid_at === null || free) return [issued]
  const paid: Line = {
    id: `${id}.paid`,
    at: paid_at.toISOString(),
    kind: 'payment',
    actor: null,
    text: tell(locale, 'paid', told),
    link,
  }
  return [issued, paid]
}

export const ticketLines = ({ id, title, created_at, closed_at, creator }: LicenceTicket, locale: Locale): Line[] => {
  const link = `/tickets/${id}`
  const opened: Line = {
    id,
    at: created_at.toISOString(),
    kind: 'ticket',
    actor: creator,
    text: tell(locale, 'ticket', { title }),
    link,
  }
  if (closed_at === null) return [opened]
  const text = tell(locale, 'ticket_closed', { title })
  return [opened, { id: `${id}.closed`, at: closed_at.toISOString(), kind: 'ticket', actor: null, text, link }]
}

/** Newest first. Events of the same moment keep the order in which they were found. */
export const newest = (lines: readonly Line[], most: number): Line[] =>
  lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, most)
