import { isAway } from '../http/errors.ts'
import type { Log } from '../log.ts'
import type { Paragraph } from './letter.ts'

/** Names a document that is made when the message is sent: the queue keeps no copies of it. */
export interface MailDocument {
  /** Tells who makes it. */
  readonly kind: string
  readonly id: string
  /** Which of several documents of that object. */
  readonly part?: string
}

/** The documents of a letter, and its last paragraph with and without them. */
export interface Enclosed {
  readonly documents: readonly MailDocument[]
  readonly enclosed: Paragraph
  /** Names the pages where the documents are. */
  readonly missing: Paragraph
}

/** A PDF. */
export interface MailFile {
  readonly name: string
  readonly content: Uint8Array
}

type MakeDocument = (tenant: string, document: MailDocument) => Promise<MailFile>

/** Many mail servers refuse messages of more than ten megabytes, and an attachment grows by a third on its way. */
const most = { files: 10, bytes: 5 * 1024 * 1024 }

export interface Enclosures {
  /** Registers who makes the documents of this kind. */
  readonly add: (kind: string, make: MakeDocument) => void
  /**
   * All of these documents; undefined if one cannot be made or they are too large. A letter goes without them rather than not at all.
   * Rejects while something that they need is unavailable: then the letter waits.
   */
  readonly make: (tenant: string, documents: readonly MailDocument[]) => Promise<readonly MailFile[] | undefined>
}

export const createEnclosures = (log: Log): Enclosures => {
  const makers = new Map<string, MakeDocument>()
  const makeOne = (tenant: string, document: MailDocument): Promise<MailFile> => {
    const make = makers.get(document.kind)
    if (make === undefined) throw new Error(`nobody makes documents of the kind ${document.kind}`)
    return make(tenant, document)
  }
  return {
    add: (kind, make) => void makers.set(kind, make),
    make: async (tenant, documents) => {
      if (documents.length > most.files) return undefined
      try {
        const files: MailFile[] = []
        // One after the other: drawing keeps the thread busy.
        for (const document of documents) files.push(await makeOne(tenant, document))
        const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0)
        if (bytes <= most.bytes) return files
        log.warn({ tenant, documents, bytes }, 'a letter goes without its documents, which are too large')
      } catch (error) {
        if (isAway(error)) throw error
        log.warn({ err: error, tenant, documents }, 'a letter goes without its documents, which could not be made')
      }
      return undefined
    },
  }
}
