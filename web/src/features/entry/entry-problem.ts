import { Failure } from '../../api/failure.ts'

/** What a form of the signed-out pages says above its fields when it was not taken. */
export type EntryProblem =
  | { readonly kind: 'captcha' | 'refused' | 'failed' }
  | { readonly kind: 'busy'; readonly seconds: number }

export const entryProblem = (error: unknown): EntryProblem => {
  if (!(error instanceof Failure)) return { kind: 'failed' }
  if (error.code === 'captcha_invalid') return { kind: 'captcha' }
  const wait = error.problems[0]?.meta?.['retry_after']
  if (error.status === 429) return { kind: 'busy', seconds: typeof wait === 'number' ? wait : 60 }
  return { kind: error.status === 422 || error.status === 400 ? 'refused' : 'failed' }
}
