import * as z from 'zod/mini'
import { Email } from '../vocabulary/contact.ts'
import { Time } from '../vocabulary/ids.ts'
import { Hostname, ServerId } from './media-server.ts'

/** An activation made by hand for a server without network. */
export const OfflineActivationKey = z.object({
  /** The signed file, to be carried to the server. */
  key: z.string(),
  version: z.string(),
  server_id: ServerId,
  hostname: Hostname,
  created_at: Time,
  initiator: z.object({ email: Email, name: z.string(), ip: z.string() }),
})
export type OfflineActivationKey = z.infer<typeof OfflineActivationKey>

export const UsbActivationKey = z.object({
  /** The signed file, to be put onto the dongle's server. */
  key: z.string(),
  usb_serial_number: z.string(),
})
export type UsbActivationKey = z.infer<typeof UsbActivationKey>
