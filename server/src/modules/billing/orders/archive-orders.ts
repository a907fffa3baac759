import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { everyRow } from '../../../platform/http/csv.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { creditNoteDocument, orderDocument } from '../documents/order-document.ts'
import { zipOf, type ZippedDocument } from '../documents/zip-documents.ts'
import { listIssuedNotes } from '../refunds/credit-note-store.ts'
import type { Services } from '../services.ts'
import { listOrdersOf } from './read-order.ts'

/** The documents of a year, invoices and then credit notes, oldest first. Each is drawn only when the archive needs it. */
async function* documentsOf(services: Services, call: ActorCall, year: number): AsyncGenerator<ZippedDocument> {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` }
  const query = { ...days, sort: 'created_at' }
  for await (const { id, number, pdf } of everyRow((page) => listOrdersOf(services)(call, { ...query, ...page })))
    if (pdf) yield { number, pdf: Buffer.from(await orderDocument(services)(call, id, 'invoice'), 'base64') }
  const { database, company } = services
  const notes = await database.read(call.tenant, async (tx) =>
    listIssuedNotes(tx, await company.listedOwners(tx, call.actor.account_id, 'billing', undefined), days),
  )
  for (const { id, order_id, number } of notes)
    yield { number, pdf: Buffer.from(await creditNoteDocument(services)(call, order_id, id), 'base64') }
}

/** All documents of a year that the caller may see, in one file. Throws 404 for a year without any. */
export const archiveOrders =
  (services: Services) =>
  (call: ActorCall, year: number = services.clock.now().getUTCFullYear()): Promise<FileAnswer> =>
    zipOf(`invoices-${year}`, documentsOf(services, call, year), () =>
      failure('no_documents', { parameter: 'year', meta: { year } }),
    )
