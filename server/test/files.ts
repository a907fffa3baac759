import type { Comment } from '@foyer/contract/support/comment.ts'
import { addComment, openTicket } from '@foyer/contract/support/endpoints.ts'
import type { Ticket, TicketBody } from '@foyer/contract/support/ticket.ts'
import type { Client, RawAnswer } from './client.ts'

/** The smallest possible PNG: one transparent pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const pictureFile = (name = 'screenshot.png'): File =>
  new File([Buffer.from(pixel, 'base64')], name, { type: 'image/png' })

/** A form as browsers send it. */
export const formOf = (fields: Readonly<Record<string, string | undefined>>, files: readonly File[]): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  for (const file of files) form.append('files[]', file)
  return form
}

const refuseUnlessMade = ({ status, body }: RawAnswer): void => {
  if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(body)}`)
}

export const openWithFiles = async (client: Client, body: TicketBody, files: readonly File[]): Promise<Ticket> => {
  const answer = await client.send('POST', openTicket.url, { body: formOf(body, files) })
  refuseUnlessMade(answer)
  // The server validated it against its schema.
  return answer.body as Ticket
}

export const replyWithFiles = async (
  client: Client,
  ticketId: string,
  body: string,
  files: readonly File[],
): Promise<Comment> => {
  const answer = await client.send('POST', addComment.url.replace(':id', ticketId), { body: formOf({ body }, files) })
  refuseUnlessMade(answer)
  // The server validated it against its schema.
  return answer.body as Comment
}
