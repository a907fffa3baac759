import { createPublicKey, sign, verify } from 'node:crypto'
import type { JSONWebKeySet, JWK } from 'jose'
import { algorithm, type KeyRing } from '../../../platform/auth/signing-keys.ts'

/**
 * The signed documents that media servers run on: a lease for some days, a file carried by hand, or a file for a dongle. Each is only
 * accepted as its own kind.
 */
export type DocumentKind = 'lease' | 'activation' | 'usb'

const typeOf = (kind: DocumentKind): string => `foyer-${kind}+jws`

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A compact JWS (RFC 7515) with EdDSA (RFC 8037). The same claims and key give the same bytes. */
export const signDocument = ({ signing }: KeyRing, kind: DocumentKind, claims: object): string => {
  const signed = `${encode({ alg: algorithm, kid: signing.kid, typ: typeOf(kind) })}.${encode(claims)}`
  const signature = sign(null, Buffer.from(signed), signing.key)
  return `${signed}.${signature.toString('base64url')}`
}

/** Decodes one part; undefined if it is not in canonical form, because several texts decode to the same bytes. */
const decode = (part: string): Buffer | undefined => {
  const bytes = Buffer.from(part, 'base64url')
  return bytes.toString('base64url') === part ? bytes : undefined
}

const jsonOf = (part: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(decode(part)?.toString('utf8') ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** The claims of a document of ours, without a look at its signature. */
export const claimsIn = (text: string): Readonly<Record<string, unknown>> | undefined =>
  jsonOf(text.split('.')[1] ?? '')

const keyNamed = ({ keys }: JSONWebKeySet, kid: unknown): JWK | undefined => keys.find((key) => key.kid === kid)

/** The claims of a document of this kind, signed with one of these keys; undefined for anything else. This is how a media server reads it. */
export const readDocument = (
  keys: JSONWebKeySet,
  kind: DocumentKind,
  text: string,
): Readonly<Record<string, unknown>> | undefined => {
  const [header = '', claims = '', signature = '', ...surplus] = text.split('.')
  const { alg, kid, typ } = jsonOf(header) ?? {}
  const key = keyNamed(keys, kid)
  const bytes = decode(signature)
  if (alg !== algorithm || typ !== typeOf(kind) || key === undefined || bytes === undefined || surplus.length > 0)
    return undefined
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' })
  return verify(null, Buffer.from(`${header}.${claims}`), publicKey, bytes) ? jsonOf(claims) : undefined
}
