/**
 * When an unpaid invoice is reminded of, in days from the day on which it is due: a week before, on the day, and a week after. Those for
 * renewals keep the same days: they are issued a week before.
 */
export const reminderDays = [-7, 0, 7] as const

/** A reminder that could not be sent within these days, for example during an outage, is left out: the next one is due by then. */
export const reminderKeptDays = 7

/** Where a reminder stands to the day on which the invoice is due. */
export type ReminderTime = 'before' | 'on' | 'after'

export const timeOf = (due_on: string, today: string): ReminderTime => {
  if (today < due_on) return 'before'
  return today === due_on ? 'on' : 'after'
}

interface Owed {
  readonly due_on: string
}

/** Invoices that are due on the same day, earliest first: one letter reminds of all of them. */
export const byDueDay = <Order extends Owed>(orders: readonly Order[]): readonly (readonly Order[])[] =>
  [...Map.groupBy(orders, ({ due_on }) => due_on).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, together]) => together)
