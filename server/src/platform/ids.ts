import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { v5, v7, validate } from 'uuid'
import type { Clock } from './clock.ts'

const latest = new WeakMap<Clock, { msecs: number; seq: number }>()

/**
 * Ids sort by the time they were made, so that indexes grow at one end; those that one process makes in one millisecond sort by their turn
 * (a counter from a random start, RFC 9562 section 6.2), so that what happened one after the other is told so.
 */
export const makeId = (clock: Clock): string => {
  const msecs = clock.now().getTime()
  const before = latest.get(clock)
  const made = { msecs, seq: before?.msecs === msecs ? before.seq + 1 : randomInt(2 ** 31) }
  latest.set(clock, made)
  return v7(made)
}

/** Sorts before every id that was made at this time or later, so that an index of ids finds what is recent. */
export const leastId = (since: Date): string => v7({ msecs: since.getTime(), seq: 0, random: new Uint8Array(16) })

/** The id of what an object has one of under each name: the same whoever makes it, and however often. */
export const idUnder = (objectId: string, name: string): string => v5(name, objectId)

/**
 * An id from outside that cannot be one of ours is simply not found; it must not reach a uuid column. Capitals would be the same id to
 * PostgreSQL and another one to every comparison of texts.
 */
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase()

/** No row has it: stands where nobody was found and the same is to be asked all the same. */
export const idOfNobody = '00000000-0000-0000-0000-000000000000'

/** 256 random bits, safe in a URL. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** Random bytes, for keys and for codes that people type. */
export const makeBytes = (count: number): Buffer => randomBytes(count)

/** How secrets are stored: random 256-bit values need no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** How short secrets are stored, which could be tried out one by one: nobody can without the installation's secret. */
export const hashShortSecret = (secret: string, about: string, key: string): Buffer =>
  createHmac('sha256', key).update(`${about} ${secret}`).digest()

/** A code of so many digits, every one as likely. */
export const makeDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
