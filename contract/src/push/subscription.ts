import * as z from 'zod/mini'
import { Time } from '../vocabulary/ids.ts'

/** The URL that the browser’s push service issued. */
export const PushEndpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(2000))

/** The keys are the browser's, in base64url. */
const keys = {
  auth: z.string().check(z.minLength(1), z.maxLength(200)),
  p256dh: z.string().check(z.minLength(1), z.maxLength(200)),
}

/** The push subscription of one browser. */
export const PushSubscriptionBody = z.strictObject({
  endpoint: PushEndpoint,
  /** The keys from the browser’s subscription, in base64url. */
  keys: z.strictObject(keys),
})
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>

export const PushEndpointBody = z.strictObject({ endpoint: PushEndpoint })
export type PushEndpointBody = z.infer<typeof PushEndpointBody>

/** A subscribed browser, without its encryption keys. */
export const PushBrowser = z.object({ endpoint: z.string(), created_at: Time })
export type PushBrowser = z.infer<typeof PushBrowser>
