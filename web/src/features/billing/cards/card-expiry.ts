import { dayMs } from '@foyer/contract/vocabulary/days.ts'
/** A card that expires within this many days gets a notice. */
const soonDays = 30

export type CardExpiry =
  | { readonly state: 'valid' }
  | { readonly state: 'soon'; readonly days: number }
  | { readonly state: 'expired' }

/** A card is good until the end of the month that is printed on it, `MM/YY`. */
export const cardExpiry = (printed: string, now: number): CardExpiry => {
  const [month = 0, year = 0] = printed.split('/').map(Number)
  // `month` counts from 1 here and from 0 in Date.UTC, so this is the first moment of the following month: the card has
  // just expired.
  const end = Date.UTC(2000 + year, month)
  if (end <= now) return { state: 'expired' }
  const days = Math.ceil((end - now) / dayMs)
  return days <= soonDays ? { state: 'soon', days } : { state: 'valid' }
}
