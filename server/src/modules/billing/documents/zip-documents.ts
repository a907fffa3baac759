import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { Failure } from '../../../platform/failure.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { fileNameOf } from './file-name.ts'

export interface ZippedDocument {
  readonly number: string
  readonly pdf: Uint8Array
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
async function* zipped(documents: AsyncIterable<ZippedDocument>): AsyncGenerator<Uint8Array> {
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

/** Draws the first document before anything is answered, so that nothing to pack is an error and not an empty file. */
const withSome = async (
  documents: AsyncGenerator<ZippedDocument>,
  none: () => Failure,
): Promise<AsyncIterable<ZippedDocument>> => {
  const { value: first, done } = await documents.next()
  if (done === true) throw none()
  return (async function* all() {
    yield first
    yield* documents
  })()
}

/** The documents in one file, which is written while it is sent: only one document is in memory at a time. */
export const zipOf = async (
  name: string,
  documents: AsyncGenerator<ZippedDocument>,
  none: () => Failure,
): Promise<FileAnswer> => ({
  name: `${name}.zip`,
  type: 'application/zip',
  size: null,
  content: Readable.from(zipped(await withSome(documents, none))),
})
