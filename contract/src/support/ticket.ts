import * as z from 'zod/mini'
import { ticketTextCap } from '../vocabulary/constants.ts'
import { Email } from '../vocabulary/contact.ts'
import { Id, Time } from '../vocabulary/ids.ts'
import { Owner } from '../vocabulary/owner.ts'
import { requiredLine, requiredText } from '../vocabulary/text.ts'
import { ClientTicketKind, TicketKind, TicketProduct } from './category.ts'
import { LicenceSnapshot } from './licence-snapshot.ts'

export const ticketStates = ['opened', 'pending', 'closed'] as const
export const TicketState = z.enum(ticketStates)
export type TicketState = z.infer<typeof TicketState>

/** Whose turn it is; `client` waits for the customer. */
export const responsibilities = ['admin', 'client'] as const

export const Person = z.object({ id: Id, name: z.string(), email: Email })
export type Person = z.infer<typeof Person>

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  /** The portal's page that downloads it. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  /** A small picture of it can be asked for. */
  image: z.boolean(),
  /** Where the file itself is, for some minutes and for whoever has the address: it needs no bearer. */
  download_url: z.string(),
  /** The same for the small picture. */
  preview_url: z.nullable(z.string()),
})
export type Attachment = z.infer<typeof Attachment>

/** Someone else who gets the ticket's mails. */
export const SecondaryEmail = z.object({ id: Id, email: Email })
export type SecondaryEmail = z.infer<typeof SecondaryEmail>

export const SecondaryEmailBody = z.strictObject({ email: Email })
export type SecondaryEmailBody = z.infer<typeof SecondaryEmailBody>

export const Ticket = z.object({
  id: Id,
  /** Counts up per brand; what people call the ticket by. */
  number: z.int(),
  title: z.string(),
  description: z.string(),
  manager_name: z.nullable(z.string()),
  updated_at: Time,
  created_at: Time,
  closed_at: z.nullable(Time),
  creator: Person,
  attachments: z.array(Attachment),
  /** Whose turn it is: the vendor’s (`admin`) or the customer’s (`client`). */
  responsibility: z.enum(responsibilities),
  secondary_emails: z.array(SecondaryEmail),
  state: TicketState,
  kind: TicketKind,
  product: TicketProduct,
  /** The licence it is about, where one was named. */
  deliverable_id: z.nullable(Id),
  /** How that licence was when the ticket was opened. */
  licence: z.nullable(LicenceSnapshot),
  /** The ticket that goes on with this one, where staff merged the two. */
  merged_into: z.nullable(Id),
  owner: Owner,
})
export type Ticket = z.infer<typeof Ticket>

/** A fresh ticket; its files, if any, travel beside it as multipart. */
export const TicketBody = z.strictObject({
  title: requiredLine(200),
  description: requiredText(ticketTextCap),
  kind: ClientTicketKind,
  product: TicketProduct,
  category_id: z.optional(Id),
  deliverable_id: z.optional(Id),
})
export type TicketBody = z.infer<typeof TicketBody>
