import type * as z from 'zod/mini'
import { ActivationRequest, activationRequestMax, DongleRequest } from './media-server.ts'

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** A request as the call takes it: base64 of the text, unless the text is base64 already; its lines may be broken anywhere. */
export const encodeActivationRequest = (text: string): string => {
  const joined = text.replaceAll(/\s+/g, '')
  if (joined !== '' && base64.test(joined)) return joined
  return btoa(Array.from(new TextEncoder().encode(text.trim()), (byte) => String.fromCharCode(byte)).join(''))
}

const decodeAs = <T>(schema: z.ZodMiniType<T>, encoded: string): T | undefined => {
  if (encoded.length > 2 * activationRequestMax || !base64.test(encoded)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(encoded))
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** What a request says; undefined for anything that no media server wrote. */
export const decodeActivationRequest = (encoded: string): ActivationRequest | undefined =>
  decodeAs(ActivationRequest, encoded)

export const decodeDongleRequest = (encoded: string): DongleRequest | undefined => decodeAs(DongleRequest, encoded)

export type DongleRefusal = 'no_dongle' | 'other_dongle'

/** Why a server that wrote this cannot run on a licence that is bound to the dongle; undefined where it can. */
export const dongleRefusal = (
  { usb_serial_number: found }: DongleRequest,
  serial: string,
): DongleRefusal | undefined => {
  if (found === undefined || found === null) return 'no_dongle'
  return found.toUpperCase() === serial.toUpperCase() ? undefined : 'other_dongle'
}
