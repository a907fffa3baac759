import { dayMs } from '@foyer/contract/vocabulary/days.ts'
/** A card that ends within so many days is worth a word. */
const soonDays = 30

export type CardExpiry =
  | { readonly state: 'valid' }
  | { readonly state: 'soon'; readonly days: number }
  | { readonly state: 'expired' }

/** A card is good until the end of the month that is printed on it, `MM/YY`. */
export const cardExpiry = (printed: string, now: number): CardExpiry => {
  const [month = 0, year = 0] = printed.split('/').map(Number)
  // Month 12 of a year is the first day of the next one: the first moment at which the card is no good.
  const end = Date.UTC(2000 + year, month)
  if (end <= now) return { state: 'expired' }
  const days = Math.ceil((end - now) / dayMs)
  return days <= soonDays ? { state: 'soon', days } : { state: 'valid' }
}
