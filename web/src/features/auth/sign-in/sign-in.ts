import { answerOf, api } from '../../../api/client.ts'
import type { LoginInfo } from '../../../api/session.ts'
import { basicProof } from '../../../lib/basic-proof.ts'
import type { Credentials } from './credentials-form.ts'

/** POST /login with Basic credentials and an empty body. */
export const signIn = ({ login, password, otp }: Credentials): Promise<LoginInfo> => {
  const code = otp === '' ? undefined : { OTP: otp }
  return answerOf(
    api.POST('/billing/api/v1/login', { headers: { Authorization: basicProof(login, password), ...code } }),
  )
}
