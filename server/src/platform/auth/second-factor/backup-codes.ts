import { makeBytes } from '../../ids.ts'

const backupCodeCount = 10

/**
 * Crockford's base 32, which omits characters that look alike. With 32 of them, each random byte gives every character
 * the same chance.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

const makeCode = (): string => Array.from(makeBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

/** Codes such as `k7m2p-q4x9d`: fifty random bits, easy to copy by hand. */
export const makeBackupCodes = (): string[] =>
  Array.from({ length: backupCodeCount }, makeCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)

/** Normalizes a typed code: `o` becomes 0, `i` and `l` become 1, and case, spaces and hyphens do not matter. */
export const plainBackupCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
