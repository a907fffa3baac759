import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, IdentityCall, OperatorCall } from '../../../platform/http/call.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { isId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { readableTicket, refuseFormerReader } from '../ticket-access.ts'
import { type AttachmentRow, findAttachment } from './attachment-store.ts'
import { drawPreview } from './draw-preview.ts'
import { checkLink, type LinkedPart } from './file-links.ts'

const known = async (tx: Tx, id: string): Promise<AttachmentRow & { readonly ticket_id: string }> => {
  const row = isId(id) ? await findAttachment(tx, id) : undefined
  if (row?.ticket_id == null) throw failure('not_found')
  return { ...row, ticket_id: row.ticket_id }
}

/** For a customer: the file must belong to a ticket that they may see, and not to an internal note. */
const readable = async (services: Services, tx: Tx, call: ActorCall, id: string): Promise<AttachmentRow> => {
  const row = await known(tx, id)
  await readableTicket(services, tx, call, row.ticket_id)
  if (row.internal === true) throw failure('not_found')
  return row
}

/** By the link in a mail, which may be used repeatedly. */
const byLink = async (services: Services, tx: Tx, token: string, id: string): Promise<AttachmentRow> => {
  const link = { token, purpose: 'attachment', object_id: id, again: true } as const
  const holder = await services.account.linkTokens.read(tx, link)
  const row = await known(tx, id)
  await refuseFormerReader(services, tx, row.ticket_id, holder)
  return row
}

const answerOf = async ({ blobs }: Services, { id, tenant, name, type, size }: AttachmentRow): Promise<FileAnswer> => ({
  name,
  type,
  size,
  content: await blobs.get(`${tenant}/${id}`),
})

/**
 * Access by a signed URL, by the link in a mail (for calls that accept one), or by a signed-in account that may see the
 * ticket.
 */
const find = (
  services: Services,
  { identity, ...call }: IdentityCall,
  id: string,
  part: LinkedPart,
): Promise<AttachmentRow> =>
  services.database.read(call.tenant, (tx) => {
    switch (identity.kind) {
      case 'signed':
        checkLink(services, { tenant: call.tenant, id, part }, identity)
        return known(tx, id)
      case 'email':
        return byLink(services, tx, identity.token, id)
      case 'bearer':
        return readable(services, tx, { ...call, actor: identity.actor }, id)
      default:
        throw failure('unauthorized')
    }
  })

/** Fails with 404 for a file that the caller may not see, and with 401 without any proof of access. */
export const readAttachment =
  (services: Services) =>
  async (call: IdentityCall, id: string): Promise<FileAnswer> =>
    answerOf(services, await find(services, call, id, 'file'))

/** Fails with 404 `not_found` for an unknown file. */
export const readAttachmentForStaff =
  (services: Services) =>
  async ({ tenant }: OperatorCall, id: string): Promise<FileAnswer> =>
    answerOf(services, await services.database.read(tenant, (tx) => known(tx, id)))

/** The preview of an image. Fails with 404 for a file that has none. */
export const readPreview =
  (services: Services) =>
  async (call: IdentityCall, id: string): Promise<FileAnswer> => {
    const row = await find(services, call, id, 'preview')
    if (!row.image) throw failure('not_found')
    return drawPreview(services, row)
  }
