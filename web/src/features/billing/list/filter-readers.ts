import { isEmail } from '../../../lib/email.ts'

/** One's own rows (`me`), or those of one colleague. */
export const owner = (raw: unknown): string | undefined =>
  typeof raw === 'string' && (raw === 'me' || isEmail(raw)) ? raw : undefined
