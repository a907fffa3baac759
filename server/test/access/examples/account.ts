import { randomUUID } from 'node:crypto'
import type { Examples } from '../examples.ts'

const stranger = () => ({ email: `${randomUUID()}@fresh.example`, recaptcha_token: 'unsolved' })
const password = 'Another-harbour-7'

export const accountExamples = {
  signUp: () => ({ body: { ...stranger(), password, locale: 'en', terms_accepted: true, country: 'DE' } }),
  recoverPassword: () => ({ body: stranger() }),
  resetPassword: () => ({ body: { password } }),
  setNewsletter: () => ({ body: { newsletter: true } }),
  logout: () => ({ spends: 'the caller' }),
  revokeSession: ({ session }) => ({ params: { id: session }, spends: 'the caller' }),
} as const satisfies Partial<Examples>
