import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { makeBytes } from '../ids.ts'

/** Encrypts what must be read again, such as the keys of authenticator apps, so that a copy of the database alone is of no use. */
export interface Seal {
  /** `about` binds it to its place: what is moved to another row cannot be opened there. */
  close(bytes: Uint8Array, about: string): Buffer
  open(sealed: Uint8Array, about: string): Buffer
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key of the installation's secret; each purpose has a key of its own. */
export const createSeal = (secret: string, purpose: string): Seal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32))
  return {
    close: (bytes, about) => {
      const iv = makeBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open: (sealed, about) => {
      const parts = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, parts.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(parts.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(parts.subarray(ivBytes + tagBytes)), decipher.final()])
    },
  }
}
