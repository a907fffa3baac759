import { isEmail } from './email.ts'

/** Whose rows a list is limited to: the user's own (`me`) or one colleague's. */
export const owner = (raw: unknown): string | undefined =>
  typeof raw === 'string' && (raw === 'me' || isEmail(raw)) ? raw : undefined
