import { createHmac } from 'node:crypto'
import type { Signer } from '../notifications.ts'

export const cloudPaymentsAccount = { public_id: 'pk_demo', api_secret: 'cp_demo_secret' } as const

const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64')

/** CloudPayments' signatures: one over the body as sent, one over its decoded form. */
export const signByHmac: Signer = (body, _at, forged) => {
  const secret = forged ? 'cp_of_somebody_else' : cloudPaymentsAccount.api_secret
  const decoded = decodeURIComponent(body.replaceAll('+', ' '))
  return { headers: { 'content-hmac': hmac(body, secret), 'x-content-hmac': hmac(decoded, secret) }, body }
}
