import { decodeActivationRequest, encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import type { VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import { type ActivationRequest, activationRequestMax } from '@foyer/contract/licensing/media-server.ts'
import { versionRefusal } from '@foyer/contract/licensing/version.ts'

/** What a pasted or dropped text turned out to be, before anything is sent. */
export type ReadRequest =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too_long' | 'junk' }
  | { readonly kind: 'too_old' | 'too_new'; readonly request: ActivationRequest }
  | { readonly kind: 'ready'; readonly request: ActivationRequest }

export const readRequest = (text: string, versions: VersionRange): ReadRequest => {
  if (text.trim() === '') return { kind: 'empty' }
  if (text.length > activationRequestMax) return { kind: 'too_long' }
  const request = decodeActivationRequest(encodeActivationRequest(text))
  if (request === undefined) return { kind: 'junk' }
  return { kind: versionRefusal(request.version, versions) ?? 'ready', request }
}
