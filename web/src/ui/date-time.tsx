import { type DateFormat, formatDate } from '../lib/dates.ts'
import { useLocale } from './use-locale.ts'

interface DateTimeProps {
  readonly at: string
  readonly format?: DateFormat
}

/** A time in the format of its kind, with the exact UTC time in a tooltip. */
export const DateTime = ({ at, format = 'date' }: DateTimeProps) => (
  <time dateTime={at} title={formatDate(at, 'payment', useLocale())}>
    {formatDate(at, format, useLocale())}
  </time>
)

/** The UTC day of a payment or document, as invoices and credit notes print it. The exact time is in a tooltip. */
export const UtcDay = ({ at }: { readonly at: string }) => (
  <time className="nowrap" dateTime={at} title={formatDate(at, 'payment', useLocale())}>
    {formatDate(at, 'date', useLocale(), 'UTC')}
  </time>
)

/** A calendar day, such as a licence's paid-till date: the same in every time zone. */
export const CalendarDay = ({ day }: { readonly day: string }) => (
  <time className="nowrap" dateTime={day.slice(0, 10)}>
    {formatDate(day, 'date', useLocale(), 'UTC')}
  </time>
)
