import * as z from 'zod/mini'
import { ExternalGateway } from '../vocabulary/gateway.ts'
import { Reason } from '../vocabulary/text.ts'

/** An outside service is to charge the renewals. */
export const ExternalRenewalBody = z.strictObject({ gateway: ExternalGateway })
export type ExternalRenewalBody = z.infer<typeof ExternalRenewalBody>

/** Where the customer agrees to it. */
export const ExternalRenewal = z.object({ url: z.string() })
export type ExternalRenewal = z.infer<typeof ExternalRenewal>

export const DeactivationBody = z.strictObject({ reason: Reason })
export type DeactivationBody = z.infer<typeof DeactivationBody>
