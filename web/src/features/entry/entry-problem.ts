import { Failure } from '../../api/failure.ts'

const minuteMs = 60_000

/** The message above the fields of a signed-out form that was refused. */
export type EntryProblem =
  | { readonly kind: 'captcha' | 'refused' | 'failed' }
  | { readonly kind: 'busy'; readonly minutes: number }

export const entryProblem = (error: unknown): EntryProblem => {
  if (!(error instanceof Failure)) return { kind: 'failed' }
  if (error.code === 'captcha_invalid') return { kind: 'captcha' }
  if (error.status === 429) return { kind: 'busy', minutes: Math.ceil((error.waitMs ?? minuteMs) / minuteMs) }
  return { kind: error.status === 422 || error.status === 400 ? 'refused' : 'failed' }
}
