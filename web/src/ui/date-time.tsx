import { type DateFormat, formatDate } from '../lib/dates.ts'
import { useLocale } from './use-locale.ts'

interface DateTimeProps {
  readonly at: string
  readonly format?: DateFormat
}

/** A time in the format of its kind; the exact UTC time is in its tooltip. */
export const DateTime = ({ at, format = 'date' }: DateTimeProps) => (
  <time dateTime={at} title={formatDate(at, 'payment', useLocale())}>
    {formatDate(at, format, useLocale())}
  </time>
)

/** The day of a time about money: in UTC, as invoices and credit notes have it; the exact time is in its tooltip. */
export const UtcDay = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={formatDate(at, 'payment', useLocale())}>
    {formatDate(at, 'date', useLocale(), 'UTC')}
  </time>
)

/** A day of the calendar, such as a licence is paid till: the same wherever it is read. */
export const CalendarDay = ({ day }: { readonly day: string }) => (
  <time dateTime={day.slice(0, 10)}>{formatDate(day, 'date', useLocale(), 'UTC')}</time>
)
