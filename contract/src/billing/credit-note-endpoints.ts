import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { collection, csvQuery, dayQuery, pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { IssuedCreditNote } from './credit-note.ts'
import { OrderDocument } from './order.ts'

const tag = 'Orders'

export const listCreditNotes = endpoint({
  operation: 'listCreditNotes',
  method: 'GET',
  url: `${billingPath}/credit_notes`,
  summary: 'List credit notes by their own date; search by number, invoice or reason',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  query: z.strictObject({
    ...pageQuery,
    ...searchQuery,
    ...dayQuery,
    ...csvQuery,
    owner: z.optional(OwnerFilter),
    sort: sortBy(['issued_at', 'amount'], '-issued_at'),
  }),
  answers: { 200: collection('credit_notes', IssuedCreditNote) },
  csv: true,
})

export const getCreditNoteDocument = endpoint({
  operation: 'getCreditNoteDocument',
  method: 'GET',
  url: `${billingPath}/orders/:order_id/credit_notes/:id/document`,
  summary: 'Get the PDF of a credit note',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: z.object({ order_id: Id, id: Id }),
  answers: { 200: OrderDocument },
})
