import { Failure } from '../../../api/failure.ts'

/** What a failed sign-in shows. */
export type SignInProblem = 'wrong' | 'otp_required' | 'otp_wrong' | 'failed'

/** 401 and a blocked account mean wrong credentials, unless the server asks for the second factor. Everything else is a failure with its own words. */
export const signInProblem = (error: unknown, otp: string): SignInProblem => {
  if (!(error instanceof Failure)) return 'failed'
  if (error.code === 'otp_required') return otp === '' ? 'otp_required' : 'otp_wrong'
  return error.status === 401 || error.code === 'account_blocked' ? 'wrong' : 'failed'
}
