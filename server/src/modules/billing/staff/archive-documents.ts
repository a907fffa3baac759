import { mostArchived } from '@foyer/contract/vocabulary/constants.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { everyRow } from '../../../platform/http/csv.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { creditNoteForStaff, documentForStaff } from '../documents/order-document.ts'
import { zipOf, type ZippedDocument } from '../documents/zip-documents.ts'
import type { Services } from '../services.ts'
import { listStaffCreditNotes, sumStaffCreditNotes } from './read-credit-notes.ts'
import { listStaffOrders, sumStaffOrders } from './read-orders.ts'

export interface ArchiveQuery {
  /** Days in UTC, both included. */
  readonly from: string
  readonly to: string
}

/** Free orders have no document. */
const billed = { amount_gt: 0 }

/** Invoices and then credit notes, oldest first, each of its own day. Each is drawn only when the archive needs it. */
async function* documentsOf(
  services: Services,
  call: OperatorCall,
  days: ArchiveQuery,
): AsyncGenerator<ZippedDocument> {
  const orders = { ...days, ...billed, sort: 'created_at' }
  for await (const { id, number } of everyRow((page) => listStaffOrders(services)(call, { ...orders, ...page })))
    yield { number, pdf: Buffer.from(await documentForStaff(services)(call, id, 'invoice'), 'base64') }
  const notes = { ...days, sort: 'issued_at' }
  for await (const note of everyRow((page) => listStaffCreditNotes(services)(call, { ...notes, ...page }))) {
    const pdf = Buffer.from(await creditNoteForStaff(services)(call, note.order_id, note.id), 'base64')
    yield { number: note.number, pdf }
  }
}

const countOf = async (services: Services, call: OperatorCall, days: ArchiveQuery): Promise<number> => {
  const [orders, notes] = await Promise.all([
    sumStaffOrders(services)(call, { ...days, ...billed }),
    sumStaffCreditNotes(services)(call, days),
  ])
  const sums = [
    ...orders.map(({ count, cancelled_count }) => count + cancelled_count),
    ...notes.map(({ count }) => count),
  ]
  return sums.reduce((all, count) => all + count, 0)
}

/**
 * All invoices and credit notes of a period in one file. Throws 404 for a period without any, and 422 for one with more than a download can
 * reasonably have: they are drawn while it runs.
 */
export const archiveDocuments =
  (services: Services) =>
  async (call: OperatorCall, { from, to }: ArchiveQuery): Promise<FileAnswer> => {
    const days = { from, to }
    const count = await countOf(services, call, days)
    if (count > mostArchived)
      throw failure('too_many_documents', { parameter: 'from', meta: { count, most: mostArchived } })
    const none = () => failure('no_documents', { parameter: 'from' })
    return { ...(await zipOf(`documents-${from}-${to}`, documentsOf(services, call, days), none)), list: 'documents' }
  }
