import { randomBytes } from 'node:crypto'
import { publicHalfOf } from '@foyer/contract/licensing/licence-key.ts'

const part = (characters: number): string => randomBytes(characters).toString('base64url').slice(0, characters)

/**
 * The key that takes the place of one that leaked. Only the half that opens is new: the other names the licence in leases and files, which
 * stay valid. A key that came from another system has no such half.
 */
export const makeSuccessor = (key: string): string => `${publicHalfOf(key) ?? `l4|${part(22)}`}|${part(30)}`

/** `l4|<22 URL-safe characters>|<30 URL-safe characters>`: 312 random bits, never derived from anything. */
export const makeLicenceKey = (): string => `l4|${part(22)}|${part(30)}`
