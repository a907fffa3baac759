import { createHash } from 'node:crypto'
import type { Signer } from '../notifications.ts'

export const payProAccount = {
  vendor_account_id: '54321',
  api_secret_key: 'pp_demo_api_key',
  validation_key: 'pp_demo_key',
  secret: 'pp_demo_secret',
  dynamic_key: 'pp_demo_dynamic_key_of_32_chars_',
  dynamic_iv: 'pp_demo_iv_of_16',
} as const

const hex = (algorithm: 'md5' | 'sha256', text: string): string => createHash(algorithm).update(text).digest('hex')

/** PayPro's signatures are fields of the form: HASH covers the order number, SIGNATURE the essential fields. */
export const signIpn: Signer = (body, _at, forged) => {
  const fields = new URLSearchParams(body)
  const of = (name: string): string => fields.get(name) ?? ''
  const key = forged ? 'pp_of_somebody_else' : payProAccount.validation_key
  const parts = [of('ORDER_ID'), of('ORDER_STATUS'), of('ORDER_TOTAL_AMOUNT'), of('CUSTOMER_EMAIL'), key]
  fields.set('HASH', hex('md5', of('TEST_MODE') === '1' ? '1' : of('ORDER_ID') + payProAccount.secret))
  fields.set('SIGNATURE', hex('sha256', [...parts, of('TEST_MODE'), of('IPN_TYPE_NAME')].join('')))
  return { headers: {}, body: fields.toString() }
}
