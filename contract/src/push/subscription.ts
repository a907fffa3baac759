import * as z from 'zod/mini'
import { Time } from '../vocabulary/ids.ts'

/** The address that a browser's push service gave out. */
export const PushEndpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(2000))

/** The keys are the browser's, in base64url. */
const keys = {
  auth: z.string().check(z.minLength(1), z.maxLength(200)),
  p256dh: z.string().check(z.minLength(1), z.maxLength(200)),
}

/** What browser and server exchange about one browser that wants to be notified. */
export const PushSubscriptionBody = z.strictObject({ endpoint: PushEndpoint, keys: z.strictObject(keys) })
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>

export const PushEndpointBody = z.strictObject({ endpoint: PushEndpoint })
export type PushEndpointBody = z.infer<typeof PushEndpointBody>

/** A browser that is notified, without the keys that its messages are encrypted with. */
export const PushBrowser = z.object({ endpoint: z.string(), created_at: Time })
export type PushBrowser = z.infer<typeof PushBrowser>
