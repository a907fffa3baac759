import type { Tx } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import { listTold, updateBody } from './store.ts'

/** The messages that repeat what was said in a ticket. */
const told = ['ticket_opened', 'ticket_staff_replied', 'ticket_customer_replied'] as const

/** What was removed from a ticket for good, as the event says it. */
interface RemovedWords {
  readonly tenant: string
  /** The ids of comments, and of tickets whose description it was. */
  readonly texts: readonly string[]
  /** When it was written. */
  readonly since: string
}

/** As `publish` writes it; other fields stay as they are. */
interface Message {
  readonly data: {
    readonly ticket: { readonly id: string }
    readonly comment?: { readonly id: string }
    readonly description?: string
  }
}

/** Undefined if the message does not repeat what was removed. */
const emptied = (body: string, texts: readonly string[]): string | undefined => {
  // Only `publish` writes them.
  const message = JSON.parse(body) as Message
  const { ticket, comment } = message.data
  if (!texts.includes((comment ?? ticket).id)) return undefined
  const data =
    comment === undefined
      ? { ...message.data, description: '' }
      : { ...message.data, comment: { ...comment, body: '' } }
  return JSON.stringify({ ...message, data })
}

const emptyWords = async (tx: Tx, { texts, since }: RemovedWords): Promise<void> => {
  if (texts.length === 0) return
  for (const { id, body } of await listTold(tx, { types: told, about: texts, since: new Date(since) })) {
    const rest = emptied(body, texts)
    if (rest !== undefined) await updateBody(tx, id, rest)
  }
}

/** Takes removed texts out of the messages that are kept, so that neither a later attempt nor a replay tells them again. */
export const emptyRemoved = ({ jobs, database }: Services): void => {
  jobs.on<RemovedWords>('ticket_content_removed', 'programs', ({ data }) =>
    database.transaction(data.tenant, (tx) => emptyWords(tx, data)),
  )
}
