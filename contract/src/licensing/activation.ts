import * as z from 'zod/mini'
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'

/** An activation made by hand for a server without network. */
export const OfflineActivationKey = z.object({
  key: z.string(),
  version: z.string(),
  server_id: Id,
  created_at: Time,
  initiator: z.object({ email: Email, name: z.string(), ip: z.string() }),
})
export type OfflineActivationKey = z.infer<typeof OfflineActivationKey>

export const UsbActivationKey = z.object({ key: z.string(), usb_serial_number: z.string() })
export type UsbActivationKey = z.infer<typeof UsbActivationKey>
