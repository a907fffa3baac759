import { Secret, TOTP } from 'otpauth'

/** The defaults that authenticator apps assume for a URI without parameters (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Accept one half-minute before and after, for clocks that are slightly off and people who type slowly. */
const window = 1

export const secretBytes = 20

const totpOf = (secret: Uint8Array, issuer: string, label: string): TOTP =>
  new TOTP({ ...shape, issuer, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })

/** What the person needs to set up an app: the secret to type, and the URI for the QR code with brand and e-mail. */
export const tellApp = (secret: Uint8Array, brand: string, email: string) => {
  const totp = totpOf(secret, brand, email)
  return { secret: totp.secret.base32, otpauth_url: totp.toString() }
}

/** The half-minute that the code belongs to, or null if the code is not currently valid for this secret. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / (shape.period * 1000)) + delta
}
