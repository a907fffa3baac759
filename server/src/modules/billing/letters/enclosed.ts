import type { OrderDocumentKind } from '@foyer/contract/billing/order.ts'
import type { Enclosed, MailDocument } from '../../../platform/mail/enclosures.ts'
import type { BillingTexts } from '../locale/en.ts'
import type { Services } from '../services.ts'

/** A document that a letter brings: people who get a copy of it have no account to fetch it from. */
export interface LetterDocument {
  readonly order_id: string
  /** Its number, by which the letter names it. */
  readonly number: string
  readonly is: OrderDocumentKind | { readonly credit_note: string }
}

/** The kinds of documents that billing makes for letters. */
export const documentKinds = { order: 'order_document', credit_note: 'credit_note' } as const

const named = ({ order_id, is }: LetterDocument): MailDocument =>
  typeof is === 'string'
    ? { kind: documentKinds.order, id: order_id, part: is }
    : { kind: documentKinds.credit_note, id: is.credit_note, part: order_id }

/** What a letter encloses, and what it says instead if that cannot be made. */
export const enclosedIn = (
  { portalUrl }: Pick<Services, 'portalUrl'>,
  tenant: string,
  { enclosures }: Pick<BillingTexts, 'enclosures'>,
  documents: readonly LetterDocument[],
): Enclosed => ({
  documents: documents.map(named),
  enclosed: enclosures.enclosed(documents.length),
  missing: {
    title: enclosures.missing(documents.length),
    links: documents.map(({ number: name, order_id }) => ({ name, url: `${portalUrl(tenant)}/invoices/${order_id}` })),
  },
})
