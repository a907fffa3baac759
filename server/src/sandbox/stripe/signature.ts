import { createHmac } from 'node:crypto'
import type { Signer } from '../notifications.ts'
import { stripeAccount } from './account.ts'
import { seconds } from './call.ts'

/** Stripe's signature of a notification: HMAC-SHA256 over the time and the exact body. */
export const signNotification: Signer = (body, at, forged) => {
  const secret = forged ? `${stripeAccount.hook_secret}_of_somebody_else` : stripeAccount.hook_secret
  const t = seconds(at)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return { headers: { 'stripe-signature': `t=${t},v1=${v1}` }, body }
}
