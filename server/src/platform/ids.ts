import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { v7, validate } from 'uuid'
import type { Clock } from './clock.ts'

/** Ids sort by the time they were made, so that indexes grow at one end. */
export const makeId = (clock: Clock): string => v7({ msecs: clock.now().getTime() })

/** An id from outside that cannot be one of ours is simply not found; it must not reach a uuid column. */
export const isId = (text: string): boolean => validate(text)

/** 256 random bits, safe in a URL. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** How secrets are stored: random 256-bit values need no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
