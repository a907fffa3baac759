import * as z from 'zod/mini'
import { Email, Phone } from '../vocabulary/contact.ts'
import { NamedCountry } from '../vocabulary/countries.ts'
import { Id } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { freeLine } from '../vocabulary/text.ts'
import { Utm } from '../vocabulary/utm.ts'

export const accountPositions = [
  'Owner / CEO',
  'Business director',
  'CTO',
  'Technical Specialist',
  'System Administrator',
  'Product Manager',
  'Sales Manager',
  'Procurements Manager',
  'Project Manager',
  'Other',
] as const
export const AccountPosition = z.enum(accountPositions)
export type AccountPosition = z.infer<typeof AccountPosition>

export const useCases = [
  'broadcaster',
  'cable_tv',
  'cdn',
  'classic_iptv',
  'corporate_broadcasting',
  'events',
  'game_streaming',
  'installator',
  'integrator',
  'iptv_ott',
  'isp',
  'other',
  'social_media',
  'ugc',
  'video_conference',
  'video_surveillance',
  'vod',
  'webinar',
] as const
export const UseCase = z.enum(useCases)
export type UseCase = z.infer<typeof UseCase>

export const contactRequestStatuses = ['new', 'in_progress', 'closed'] as const

/** Someone who wants to be contacted. The table `account.contact_request` is for the vendor’s other programs; no call reads or writes it. */
export const ContactRequest = z.object({
  id: Id,
  status: z.enum(contactRequestStatuses),
  locale: Locale,
  email: Email,
  ticket_id: z.nullable(Id),
  deliverable_id: z.nullable(Id),
  login_url: z.nullable(z.string()),
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** What a contact request is made of, the customer's fields included, which are never read back. */
export const ContactRequestBody = z.strictObject({
  locale: Locale,
  email: Email,
  name: z.optional(freeLine(100)),
  second_name: z.optional(freeLine(100)),
  company: z.optional(freeLine(200)),
  position: z.optional(AccountPosition),
  phone: z.optional(Phone),
  country: z.optional(NamedCountry),
  use_cases: z.optional(z.array(UseCase)),
  tracking: z.optional(Utm),
})
export type ContactRequestBody = z.infer<typeof ContactRequestBody>
