import { Secret, TOTP } from 'otpauth'

/** What authenticator apps assume when an address says nothing (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** One half-minute either way, for clocks that are a little off and for slow fingers. */
const window = 1

export const secretBytes = 20

const totpOf = (secret: Uint8Array, issuer: string, label: string): TOTP =>
  new TOTP({ ...shape, issuer, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })

/** What an app is told: the secret to type, and the address of the QR code with brand and e-mail. */
export const tellApp = (secret: Uint8Array, brand: string, email: string) => {
  const totp = totpOf(secret, brand, email)
  return { secret: totp.secret.base32, otpauth_url: totp.toString() }
}

/** The half-minute that the code belongs to; null where it is none of this secret's, now. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / (shape.period * 1000)) + delta
}
