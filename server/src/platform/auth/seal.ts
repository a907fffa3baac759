import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { makeBytes } from '../ids.ts'

/** Encrypts what must be read again, such as the keys of authenticator apps, so that a copy of the database alone is of no use. */
export interface Seal {
  /** `about` binds it to its place: what is moved to another row cannot be opened there. */
  close(bytes: Uint8Array, about: string): Buffer
  /** Throws for what was changed, moved, or closed with a secret that is not known any more. */
  open(sealed: Uint8Array, about: string): Buffer
}

const ivBytes = 12
const tagBytes = 16

/** What the installation signs and encrypts with, and what it did before: that opens what is there, and makes nothing new. */
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

/** Nothing says which key it was closed with: whichever opens it. */
const openWithOne = (key: Buffer, [next, ...rest]: readonly Buffer[], parts: Buffer, about: string): Buffer => {
  try {
    return openWith(key, parts, about)
  } catch (error) {
    if (next === undefined) throw error
    return openWithOne(next, rest, parts, about)
  }
}

/** AES-256-GCM under a key of the installation's secret; each purpose has a key of its own. */
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
