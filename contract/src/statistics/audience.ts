import * as z from 'zod/mini'
import { Count, Figure } from '../vocabulary/quantity.ts'

/** What was watched from one country or by one protocol. */
export const AudienceShare = z.object({
  /** A country’s code of two letters (ISO 3166-1) or a protocol, as the events name it; empty if it is not known. */
  value: z.string(),
  /** Bytes sent to viewers. */
  bytes: Figure,
  /** Seconds watched. */
  duration: Figure,
  /** The number of play sessions. */
  sessions_count: Count,
})
export type AudienceShare = z.infer<typeof AudienceShare>

/** Where viewers are and how they are reached: up to 300 values each, those watched longest first. */
export const ViewingAudience = z.object({
  countries: z.array(AudienceShare),
  protos: z.array(AudienceShare),
})
export type ViewingAudience = z.infer<typeof ViewingAudience>
