import { isEmail } from '../../../lib/email.ts'

/** An amount in major units; what is no amount means nothing. */
export const amount = (raw: unknown): number | undefined => {
  const value = (typeof raw === 'string' && raw !== '') || typeof raw === 'number' ? Number(raw) : Number.NaN
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

/** One's own rows (`me`), or those of one colleague. */
export const owner = (raw: unknown): string | undefined =>
  typeof raw === 'string' && (raw === 'me' || isEmail(raw)) ? raw : undefined
