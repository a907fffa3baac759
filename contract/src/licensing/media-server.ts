import * as z from 'zod/mini'
import { cut } from '../vocabulary/cut.ts'
import { Time } from '../vocabulary/ids.ts'
import { Count, Figure, Quantity } from '../vocabulary/quantity.ts'
import { VersionRange } from './deliverable.ts'

/** The id of a media server, from its own configuration. */
export const ServerId = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
/** The host name of a media server. */
export const Hostname = z.string().check(z.regex(/^[\w.:-]{1,253}$/))
/** The version of a media server, such as `26.11`. */
export const ServerVersion = z.string().check(z.regex(/^\d[\w.+-]{0,39}$/))

const identity = { server_id: ServerId, hostname: Hostname, version: ServerVersion }

/**
 * What a media server without network access writes, for its owner to upload. Unknown fields from newer servers are accepted and ignored,
 * here and in the calls below.
 */
export const ActivationRequest = z.object(identity)
export type ActivationRequest = z.infer<typeof ActivationRequest>

/** Engraved on the dongle, and read from it by the server. */
const DongleSerial = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** The same request from a server with a USB dongle, with the dongle’s serial number. */
export const DongleRequest = z.object({ ...identity, usb_serial_number: z.optional(z.nullable(DongleSerial)) })
export type DongleRequest = z.infer<typeof DongleRequest>

/** A request longer than this is no request. */
export const activationRequestMax = 8_192

/** The address of the server; defaults to the address that the call comes from. */
const Address = z.optional(z.union([z.ipv4(), z.ipv6()]))

export const ActivationBody = z.object({
  ...identity,
  /** The address the server knows itself by; defaults to the address the call comes from. */
  ip: Address,
})
export type ActivationBody = z.infer<typeof ActivationBody>

/** Figures of one machine, far above what any has. */
const SomeCount = z.prefault(Count.check(z.maximum(2_147_483_647)), 0)
const SomeFigure = z.prefault(Figure.check(z.maximum(1_000_000_000)), 0)

/** What loads a machine may be measured in other ways than ours, as by one of its cores: all of it is 100. */
const Load = z.number().check(z.overwrite((percent) => Math.min(100, Math.max(0, percent))))

/** How many alerts of a report are kept, and how many characters of each. */
const alertsKept = { most: 20, characters: 500 } as const

/** An alert of a media server: `error_disk_full`, or a sentence that contains such an id. */
const Alert = z.string().check(z.overwrite((said) => cut(said, alertsKept.characters)))

/** What a media server reports every minute. Figures left out are zero. Too many or too long alerts are cut, not refused. */
export const HeartbeatBody = z.object({
  ...identity,
  /** The address the server knows itself by; defaults to the address the call comes from. */
  ip: Address,
  /** Incoming traffic in Mbps. */
  in_bandwidth: SomeFigure,
  /** Outgoing traffic in Mbps. */
  out_bandwidth: SomeFigure,
  /** Viewers connected now. */
  sessions: SomeCount,
  /** Input channels running now. */
  medias: SomeCount,
  /** CPU load in percent. */
  cpu: z.prefault(Load, 0),
  /** Memory in use, in percent. */
  memory: z.prefault(Load, 0),
  /** Seconds since the server started. */
  lifetime: SomeCount,
  /**
   * Lines of text, at most 20 of 500 characters. A line whose first word contains `error_` is a warning, such as `error_disk: disk is 94 %
   * full`.
   */
  alerts: z.prefault(
    z.array(Alert).check(z.overwrite((said) => said.filter((alert) => alert !== '').slice(0, alertsKept.most))),
    [],
  ),
})
export type HeartbeatBody = z.infer<typeof HeartbeatBody>

/** The signed content of a lease: it allows one server to run while it cannot reach the licence server. */
export const LeaseClaims = z.object({
  /** The public half of the licence key. */
  license: z.string(),
  server_id: z.string(),
  /** The limit of the licence. */
  quantity: Quantity,
  /** The media server versions that the licence covers. */
  versions: VersionRange,
  issued_at: Time,
  /** Until when the server may run without another heartbeat. */
  expires_at: Time,
})
export type LeaseClaims = z.infer<typeof LeaseClaims>

/** The lease, as a signed document and in plain fields for servers that trust the connection. */
export const Lease = z.object({
  ...LeaseClaims.shape,
  /** The signed lease: a compact JWS with EdDSA. */
  lease: z.string(),
  /** Seconds until the next heartbeat is expected. */
  heartbeat_in: Count,
})
export type Lease = z.infer<typeof Lease>
