import { createHmac } from 'node:crypto'
import { downloadAttachment, previewAttachment } from '@foyer/contract/support/endpoints.ts'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { failure } from '../../platform/failure.ts'
import { sameBytes } from '../../platform/ids.ts'
import type { Services } from './services.ts'

/** What an address leads to. */
export type LinkedPart = 'file' | 'preview'

/**
 * Addresses are good for ten to twenty minutes and change every ten, so that an answer that is asked for again in between is the same,
 * byte for byte.
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
 * Addresses at which a file can be had without a bearer, as a link or picture of a page asks for it. Only who may see the file is told
 * them; they open that file of that brand, in that form, and nothing else.
 */
export const linksTo = (
  signer: Signer,
  { tenant, id, image }: { readonly tenant: string; readonly id: string; readonly image: boolean },
): Pick<Attachment, 'download_url' | 'preview_url'> => ({
  download_url: addressOf(signer, { tenant, id, part: 'file' }),
  preview_url: image ? addressOf(signer, { tenant, id, part: 'preview' }) : null,
})

/** 404 `link_invalid` for what we did not sign for this very thing, `link_expired` once its time is over. */
export const checkLink = (
  signer: Signer,
  linked: Linked,
  { until, signature }: { readonly until: string; readonly signature: string },
): void => {
  if (!sameBytes(Buffer.from(sign(signer, linked, until)), Buffer.from(signature))) throw failure('link_invalid')
  if (Number(until) <= nowSeconds(signer)) throw failure('link_expired')
}
