import { createHmac } from 'node:crypto'
import { downloadAttachment, previewAttachment } from '@foyer/contract/support/endpoints.ts'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { failure } from '../../../platform/failure.ts'
import { sameBytes } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'

/** What a signed URL opens. */
export type LinkedPart = 'file' | 'preview'

/**
 * Signed URLs are valid for ten to twenty minutes and change every ten. Within one period, a repeated response is the
 * same byte for byte.
 */
const roundSeconds = 600

type Signer = Pick<Services, 'secret' | 'clock'>

interface Linked {
  readonly tenant: string
  readonly id: string
  readonly part: LinkedPart
}

const sign = ({ secret }: Signer, { tenant, id, part }: Linked, until: string): string =>
  createHmac('sha256', secret)
    .update(`file link ${tenant} ${id} ${part} ${until}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

const nowSeconds = ({ clock }: Signer): number => Math.floor(clock.now().getTime() / 1000)

const addressOf = (signer: Signer, linked: Linked): string => {
  const until = String((Math.floor(nowSeconds(signer) / roundSeconds) + 2) * roundSeconds)
  const { url } = linked.part === 'file' ? downloadAttachment : previewAttachment
  const query = new URLSearchParams({ brand: linked.tenant, until, signature: sign(signer, linked, until) })
  return `${url.replace(':attachment_id', linked.id)}?${query.toString()}`
}

/**
 * Signed URLs for links and images on a page, which cannot send a bearer token. They are given only to those who may
 * see the file, and open this file of this brand in this form alone.
 */
export const linksTo = (
  signer: Signer,
  { tenant, id, image }: { readonly tenant: string; readonly id: string; readonly image: boolean },
): Pick<Attachment, 'download_url' | 'preview_url'> => ({
  download_url: addressOf(signer, { tenant, id, part: 'file' }),
  preview_url: image ? addressOf(signer, { tenant, id, part: 'preview' }) : null,
})

/**
 * Fails with 404 `link_invalid` for a URL that was not signed for this very file and form, and with `link_expired`
 * after its time.
 */
export const checkLink = (
  signer: Signer,
  linked: Linked,
  { until, signature }: { readonly until: string; readonly signature: string },
): void => {
  if (!sameBytes(Buffer.from(sign(signer, linked, until)), Buffer.from(signature))) throw failure('link_invalid')
  if (Number(until) <= nowSeconds(signer)) throw failure('link_expired')
}
