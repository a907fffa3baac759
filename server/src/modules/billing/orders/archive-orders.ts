import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { everyRow } from '../../../platform/http/csv.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { fileNameOf } from '../documents/file-name.ts'
import { creditNoteDocument, orderDocument } from '../documents/order-document.ts'
import { listIssuedNotes } from '../refunds/credit-note-store.ts'
import type { Services } from '../services.ts'
import { listOrdersOf } from './read-order.ts'

interface Document {
  readonly number: string
  readonly pdf: Uint8Array
}

/** The documents of a year, invoices and then credit notes, oldest first. Each is drawn only when the archive needs it. */
async function* documentsOf(services: Services, call: ActorCall, year: number): AsyncGenerator<Document> {
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

/** What the name of a file cannot contain is replaced, which can make two numbers the same. */
const createFileNames = () => {
  const taken = new Map<string, number>()
  return (number: string): string => {
    const name = fileNameOf(number)
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return times === 1 ? `${name}.pdf` : `${name} (${times}).pdf`
  }
}

/** A ZIP that is written while its files are drawn. They are stored uncompressed, because PDFs are compressed already. */
async function* zipped(documents: AsyncIterable<Document>): AsyncGenerator<Uint8Array> {
  const nameOf = createFileNames()
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for await (const { number, pdf } of documents) {
    const file = new ZipPassThrough(nameOf(number))
    zip.add(file)
    file.push(pdf, true)
    yield* written
    written = []
  }
  zip.end()
  yield* written
}

/** Draws the first document before anything is answered, so that a year without documents gives a 404 and not an empty file. */
const withSome = async (documents: AsyncGenerator<Document>, year: number): Promise<AsyncIterable<Document>> => {
  const { value: first, done } = await documents.next()
  if (done === true) throw failure('no_documents', { parameter: 'year', meta: { year } })
  return (async function* all() {
    yield first
    yield* documents
  })()
}

/** All documents of a year that the caller may see, in one file. Only one is in memory at a time. Throws 404 for a year without any. */
export const archiveOrders =
  (services: Services) =>
  async (call: ActorCall, year: number = services.clock.now().getUTCFullYear()): Promise<FileAnswer> => ({
    name: `invoices-${year}.zip`,
    type: 'application/zip',
    size: null,
    content: Readable.from(zipped(await withSome(documentsOf(services, call, year), year))),
  })
