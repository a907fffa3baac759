import { randomUUID } from 'node:crypto'
import { createAccount } from '../../people.ts'
import type { Examples } from '../examples.ts'

const stranger = () => ({ email: `${randomUUID()}@fresh.example`, recaptcha_token: 'unsolved' })
const password = 'Another-harbour-7'

export const accountExamples = {
  signUp: () => ({ body: { ...stranger(), password, locale: 'en', terms_accepted: true, country: 'DE' } }),
  recoverPassword: () => ({ body: stranger() }),
  resetPassword: () => ({ body: { password } }),
  setNewsletter: () => ({ body: { newsletter: true } }),
  revokeSession: ({ session }) => ({ params: { id: session } }),
  updateProfile: () => ({
    body: {
      name: 'Ada',
      second_name: 'Lind',
      country: 'DE',
      notification_emails: [],
      phone: null,
      locale: 'en',
      newsletter: false,
    },
  }),
  changeEmail: () => ({ body: { email: 'another@people.example', password: 'not-this-one' } }),
  closeAccount: () => ({ body: { password: 'not-this-one' } }),
  sendPhoneCode: () => ({ body: { phone: '+999123456789' } }),
  confirmPhone: () => ({ body: { phone: '+46701234567', code: '123456' } }),
  confirmSecondFactor: () => ({ body: { code: '123456' } }),
  renewBackupCodes: () => ({ body: { code: '123456' } }),
  endSecondFactor: () => ({ body: { code: '123456' } }),
  // Somebody else's: the people of the matrix are known by their addresses.
  setCustomerEmail: async ({ foyer }) => ({
    params: { id: (await createAccount(foyer, { password: null })).id },
    body: { email: `${randomUUID()}@people.example`, reason: 'stolen; called back' },
  }),
  resetSecondFactor: ({ olga }) => ({ params: { id: olga.account.id }, body: { reason: 'lost the phone' } }),
} as const satisfies Partial<Examples>
