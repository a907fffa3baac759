import * as z from 'zod/mini'
import { Email } from '../vocabulary/contact.ts'
import { Time } from '../vocabulary/ids.ts'
import { Hostname, ServerId } from './media-server.ts'

/** A manual activation of a server without network access. */
export const OfflineActivationKey = z.object({
  /** The signed file to copy to the server. */
  key: z.string(),
  version: z.string(),
  server_id: ServerId,
  hostname: Hostname,
  created_at: Time,
  /** The end of the file; null if it never ends. */
  expires_at: z.nullable(Time),
  /** Whether a new file for the same server would say the same. A further period or another limit needs a new one. */
  current: z.boolean(),
  /**
   * Whether a new file can take its place without another request of the server: it is the newest of its server, which still holds its
   * seat, and is not current. A released server would take a seat again.
   */
  renewable: z.boolean(),
  /** The person who activated it. */
  initiator: z.object({ email: Email, name: z.string(), ip: z.string() }),
})
export type OfflineActivationKey = z.infer<typeof OfflineActivationKey>

/** Servers that stop before their licence does, because their newest files are from before it was renewed. */
export const EndingFiles = z.object({
  servers: z.int(),
  /** When the first of these files ends. */
  from: Time,
})
export type EndingFiles = z.infer<typeof EndingFiles>

export const UsbActivationKey = z.object({
  /** The signed file for the server that the dongle is plugged into. */
  key: z.string(),
  /** The serial number of the dongle that the licence is bound to. */
  usb_serial_number: z.string(),
})
export type UsbActivationKey = z.infer<typeof UsbActivationKey>
