import { isEmail } from '../../../lib/email.ts'

/** A calendar day as `2026-04-18`; a day that no calendar has, such as 31 February, means nothing. */
export const day = (raw: unknown): string | undefined => {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined
  const time = new Date(`${raw}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(raw) ? raw : undefined
}

/** An amount in major units; what is no amount means nothing. */
export const amount = (raw: unknown): number | undefined => {
  const value = (typeof raw === 'string' && raw !== '') || typeof raw === 'number' ? Number(raw) : Number.NaN
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** One's own rows (`me`), or those of one colleague. */
export const owner = (raw: unknown): string | undefined =>
  typeof raw === 'string' && (raw === 'me' || isEmail(raw)) ? raw : undefined
