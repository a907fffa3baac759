import { makeBytes } from '../../ids.ts'

const backupCodeCount = 10

/** Crockford's 32 signs, without those that look alike: every byte picks each as likely as the others. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

const makeCode = (): string => Array.from(makeBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

/** `k7m2p-q4x9d`: fifty random bits, easy to copy by hand. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: backupCodeCount }, makeCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)

/** However it was typed, an o for a nought and an i or l for a one included. */
export const plainBackupCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
