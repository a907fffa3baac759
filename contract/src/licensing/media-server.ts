import * as z from 'zod/mini'
import { cut } from '../vocabulary/cut.ts'
import { Time } from '../vocabulary/ids.ts'
import { Count, Figure, Quantity } from '../vocabulary/quantity.ts'
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

/** What loads a machine may be measured in other ways than ours, as by one of its cores: all of it is 100. */
const Load = z.number().check(z.overwrite((percent) => Math.min(100, Math.max(0, percent))))

/** So many alerts are kept of a report, and so many characters of each. */
const alertsKept = { most: 20, characters: 500 } as const

/** An alert of a media server: `error_disk_full`, or a sentence that contains such an id. */
const Alert = z.string().check(z.overwrite((said) => cut(said, alertsKept.characters)))

/**
 * What a media server says of itself every minute. Figures that it leaves out are zero. A server in trouble says more than one that is
 * well: it is not refused for that, which would end its lease, but the beginning is kept.
 */
export const HeartbeatBody = z.object({
  ...identity,
  ip: Address,
  /** Mbps. */
  in_bandwidth: SomeFigure,
  /** Mbps. */
  out_bandwidth: SomeFigure,
  sessions: SomeCount,
  medias: SomeCount,
  /** Percent. */
  cpu: z.prefault(Load, 0),
  memory: z.prefault(Load, 0),
  /** Seconds since its start. */
  lifetime: SomeCount,
  /** Lines of text; one whose first word holds `error_`, as in `error_disk: disk is 94 % full`, is a warning. */
  alerts: z.prefault(
    z.array(Alert).check(z.overwrite((said) => said.filter((alert) => alert !== '').slice(0, alertsKept.most))),
    [],
  ),
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
