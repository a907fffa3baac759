import * as z from 'zod/mini'
import { Time } from '../vocabulary/ids.ts'
import { Count, Figure, Percent, Quantity } from '../vocabulary/quantity.ts'
import { VersionRange } from './deliverable.ts'

/** Stands in the media server's own files. */
export const ServerId = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
export const Hostname = z.string().check(z.regex(/^[\w.:-]{1,253}$/))
export const ServerVersion = z.string().check(z.regex(/^\d[\w.+-]{0,39}$/))

const identity = { server_id: ServerId, hostname: Hostname, version: ServerVersion }

/**
 * What a media server without network writes for its owner to carry to the portal.
 * Servers are of many versions: what a newer one adds is accepted and ignored, here and in the calls below.
 */
export const ActivationRequest = z.object(identity)
export type ActivationRequest = z.infer<typeof ActivationRequest>

/** Engraved on the dongle, and read from it by the server. */
const DongleSerial = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** The same of a server that runs on a dongle: it says which one is plugged in. */
export const DongleRequest = z.object({ ...identity, usb_serial_number: z.optional(z.nullable(DongleSerial)) })
export type DongleRequest = z.infer<typeof DongleRequest>

/** A request longer than this is no request. */
export const activationRequestMax = 8_192

/** The address that the server knows itself by; without it the one it calls from. */
const Address = z.optional(z.union([z.ipv4(), z.ipv6()]))

export const ActivationBody = z.object({ ...identity, ip: Address })
export type ActivationBody = z.infer<typeof ActivationBody>

/** Figures of one machine, far above what any has. */
const SomeCount = z.prefault(Count.check(z.maximum(2_147_483_647)), 0)
const SomeFigure = z.prefault(Figure.check(z.maximum(1_000_000_000)), 0)

/** An alert of a media server: `error_disk_full`, or a sentence that contains such an id. */
const Alert = z.string().check(z.minLength(1), z.maxLength(500))

/** What a media server says of itself every minute. Figures that it leaves out are zero. */
export const HeartbeatBody = z.object({
  ...identity,
  ip: Address,
  /** Mbps. */
  in_bandwidth: SomeFigure,
  /** Mbps. */
  out_bandwidth: SomeFigure,
  sessions: SomeCount,
  medias: SomeCount,
  cpu: z.prefault(Percent, 0),
  memory: z.prefault(Percent, 0),
  /** Seconds since its start. */
  lifetime: SomeCount,
  /** Lines of text; one whose first word holds `error_`, as in `error_disk: disk is 94 % full`, is a warning. */
  alerts: z.prefault(z.array(Alert).check(z.maxLength(20)), []),
})
export type HeartbeatBody = z.infer<typeof HeartbeatBody>

/** What is signed: the right of one server to run, for so long as it may not reach us. */
export const LeaseClaims = z.object({
  /** The public half of the licence's key. */
  license: z.string(),
  server_id: z.string(),
  quantity: Quantity,
  versions: VersionRange,
  issued_at: Time,
  expires_at: Time,
})
export type LeaseClaims = z.infer<typeof LeaseClaims>

/** The same in the clear beside the signed text, for servers that trust the connection. */
export const Lease = z.object({
  ...LeaseClaims.shape,
  /** Compact JWS, EdDSA. */
  lease: z.string(),
  /** Seconds until the next heartbeat is awaited. */
  heartbeat_in: Count,
})
export type Lease = z.infer<typeof Lease>
