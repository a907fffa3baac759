import { isEmail } from './email.ts'

/** Whose rows a list is narrowed to: one's own (`me`), or those of one colleague. */
export const owner = (raw: unknown): string | undefined =>
  typeof raw === 'string' && (raw === 'me' || isEmail(raw)) ? raw : undefined
