import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { makeBytes } from '../ids.ts'

/**
 * Encrypts values that must be readable later, such as the secrets of authenticator apps, so that a copy of the
 * database alone is useless.
 */
export interface Seal {
  /** `about` binds the value to its place (as associated data): it cannot be decrypted after being moved to another row. */
  close(bytes: Uint8Array, about: string): Buffer
  /** Throws if the value was changed or moved, or encrypted with a secret that is no longer configured. */
  open(sealed: Uint8Array, about: string): Buffer
}

const ivBytes = 12
const tagBytes = 16

/**
 * The installation's secret, which signs and encrypts, and its previous secrets, which only decrypt and verify what
 * already exists.
 */
export interface Secrets {
  readonly secret: string
  readonly previous_secrets: readonly string[]
}

const openWith = (key: Buffer, parts: Buffer, about: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, parts.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(parts.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(parts.subarray(ivBytes + tagBytes)), decipher.final()])
}

/** Sealed values do not say which key they were encrypted with, so all keys are tried in turn. */
const openWithOne = (key: Buffer, [next, ...rest]: readonly Buffer[], parts: Buffer, about: string): Buffer => {
  try {
    return openWith(key, parts, about)
  } catch (error) {
    if (next === undefined) throw error
    return openWithOne(next, rest, parts, about)
  }
}

/** AES-256-GCM with a key derived from the installation's secret, a different one for each purpose. */
export const createSeal = ({ secret, previous_secrets }: Secrets, purpose: string): Seal => {
  const keyOf = (of: string): Buffer => Buffer.from(hkdfSync('sha256', of, '', `seal ${purpose}`, 32))
  const key = keyOf(secret)
  const earlier = previous_secrets.map(keyOf)
  return {
    close: (bytes, about) => {
      const iv = makeBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open: (sealed, about) => openWithOne(key, earlier, Buffer.from(sealed), about),
  }
}
