import * as z from 'zod/mini'

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
