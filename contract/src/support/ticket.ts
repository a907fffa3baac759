import * as z from 'zod/mini'
import { ticketTextCap } from '../vocabulary/constants.ts'
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { requiredLine, requiredText } from '../vocabulary/text.ts'
import { ClientTicketKind, TicketKind, TicketProduct } from './category.ts'
import { LicenceSnapshot } from './licence-snapshot.ts'

export const ticketStates = ['opened', 'pending', 'closed'] as const
/** `opened`: waits for the vendor. `pending`: waits for the customer. `closed`. */
export const TicketState = z.enum(ticketStates)
export type TicketState = z.infer<typeof TicketState>

/** Whose turn it is; `client` waits for the customer. */
export const responsibilities = ['admin', 'client'] as const

export const Person = z.object({ id: Id, name: z.string(), email: Email })
export type Person = z.infer<typeof Person>

/** A file of a ticket or comment. */
export const Attachment = z.object({
  id: Id,
  name: z.string(),
  /** The portal’s page that downloads it. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Whether a thumbnail is available. */
  image: z.boolean(),
  /** The file itself, for some minutes and without a bearer. */
  download_url: z.string(),
  /** The thumbnail, for some minutes and without a bearer; null if there is none. */
  preview_url: z.nullable(z.string()),
})
export type Attachment = z.infer<typeof Attachment>

/** What stands in place of a file that was removed. Its content and its name are gone. */
export const RemovedFile = z.object({
  id: Id,
  removed_at: Time,
  /** Who removed it: its author (`client`) or the vendor’s staff (`staff`). */
  by: z.enum(['client', 'staff']),
})
export type RemovedFile = z.infer<typeof RemovedFile>

/** A copy address: it also gets the ticket’s mails. */
export const SecondaryEmail = z.object({
  id: Id,
  email: Email,
  /** Its owner has not said yet that they want the mails, and gets none before. People with a confirmed account are not asked. */
  unconfirmed: z.boolean(),
})
export type SecondaryEmail = z.infer<typeof SecondaryEmail>

export const SecondaryEmailBody = z.strictObject({ email: Email })
export type SecondaryEmailBody = z.infer<typeof SecondaryEmailBody>

export const Ticket = z.object({
  id: Id,
  /** The number people use for the ticket, counted per brand. */
  number: z.int(),
  title: z.string(),
  /** Markdown. Empty if it was removed. */
  description: z.string(),
  /** When the vendor’s staff removed the description; null if they did not. */
  description_removed_at: z.nullable(Time),
  /** The operator it is assigned to; null if it is unassigned. */
  manager_name: z.nullable(z.string()),
  updated_at: Time,
  created_at: Time,
  closed_at: z.nullable(Time),
  /** The customer whose ticket it is. */
  creator: Person,
  /** Who opened it in the vendor’s name; null if the customer did. */
  opened_by: z.nullable(Person),
  attachments: z.array(Attachment),
  /** The files that were attached and then removed. */
  removed_files: z.array(RemovedFile),
  /** Whose turn it is: the vendor’s (`admin`) or the customer’s (`client`). */
  responsibility: z.enum(responsibilities),
  secondary_emails: z.array(SecondaryEmail),
  state: TicketState,
  kind: TicketKind,
  product: TicketProduct,
  /** The licence it is about; null if none was named. */
  deliverable_id: z.nullable(Id),
  /** The state of that licence when it was named; null if none was. */
  licence: z.nullable(LicenceSnapshot),
  /** The ticket that it was merged into; null if it was not. */
  merged_into: z.nullable(Id),
  owner: Owner,
})
export type Ticket = z.infer<typeof Ticket>

/** A new ticket. To attach files, send a multipart form instead of JSON. */
export const TicketBody = z.strictObject({
  title: requiredLine(200),
  description: requiredText(ticketTextCap),
  kind: ClientTicketKind,
  product: TicketProduct,
  /** A category for this kind and product. */
  category_id: z.optional(Id),
  /** The licence it is about. */
  deliverable_id: z.optional(Id),
})
export type TicketBody = z.infer<typeof TicketBody>
