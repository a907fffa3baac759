import { ActivationRequest, activationRequestMax } from './media-server.ts'

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** A request as the call takes it: base64 of the text, unless the text is base64 already; its lines may be broken anywhere. */
export const encodeActivationRequest = (text: string): string => {
  const joined = text.replaceAll(/\s+/g, '')
  if (joined !== '' && base64.test(joined)) return joined
  return btoa(Array.from(new TextEncoder().encode(text.trim()), (byte) => String.fromCharCode(byte)).join(''))
}

/** What a request says; undefined for anything that no media server wrote. */
export const decodeActivationRequest = (encoded: string): ActivationRequest | undefined => {
  if (encoded.length > 2 * activationRequestMax || !base64.test(encoded)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(encoded))
    const read = ActivationRequest.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
