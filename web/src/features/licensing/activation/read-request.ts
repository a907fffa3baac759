import {
  decodeActivationRequest,
  decodeDongleRequest,
  type DongleRefusal,
  dongleRefusal,
  encodeActivationRequest,
} from '@foyer/contract/licensing/activation-request.ts'
import type { VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import {
  type ActivationRequest,
  activationRequestMax,
  type DongleRequest,
} from '@foyer/contract/licensing/media-server.ts'
import { versionRefusal } from '@foyer/contract/licensing/version.ts'

type Unreadable = { readonly kind: 'empty' | 'too_long' | 'junk' }

/** What a pasted or dropped text contains, before anything is sent. */
export type ReadRequest =
  | Unreadable
  | { readonly kind: 'too_old' | 'too_new' | 'ready'; readonly request: ActivationRequest }

const read = <Request>(
  text: string,
  decode: (encoded: string) => Request | undefined,
): Unreadable | { request: Request } => {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > activationRequestMax) return { kind: 'too_long' }
  const request = decode(encodeActivationRequest(text))
  return request === undefined ? { kind: 'junk' } : { request }
}

export const readRequest = (text: string, versions: VersionRange): ReadRequest => {
  const found = read(text, decodeActivationRequest)
  if ('kind' in found) return found
  return { ...found, kind: versionRefusal(found.request.version, versions) ?? 'ready' }
}

/** The same for a server with a dongle; the dongle's id stands above the version. */
export type ReadDongleRequest =
  | Unreadable
  | { readonly kind: DongleRefusal | 'too_old' | 'too_new' | 'ready'; readonly request: DongleRequest }

export const readDongleRequest = (text: string, versions: VersionRange, serial: string): ReadDongleRequest => {
  const found = read(text, decodeDongleRequest)
  if ('kind' in found) return found
  const { request } = found
  return { request, kind: dongleRefusal(request, serial) ?? versionRefusal(request.version, versions) ?? 'ready' }
}
