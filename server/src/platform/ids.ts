import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { v5, v7, validate } from 'uuid'
import type { Clock } from './clock.ts'

const latest = new WeakMap<Clock, { msecs: number; seq: number }>()

/**
 * Makes a UUID that sorts by creation time, so that indexes grow at one end. Ids that one process makes within a
 * millisecond use a counter with a random start (RFC 9562, section 6.2), so that they sort in order of creation.
 */
export const makeId = (clock: Clock): string => {
  const msecs = clock.now().getTime()
  const before = latest.get(clock)
  const made = { msecs, seq: before?.msecs === msecs ? before.seq + 1 : randomInt(2 ** 31) }
  latest.set(clock, made)
  return v7(made)
}

/** Sorts before every id made at this time or later, so that an index on ids can find recent rows. */
export const leastId = (since: Date): string => v7({ msecs: since.getTime(), seq: 0, random: new Uint8Array(16) })

/**
 * A deterministic id for the single object of this name that belongs to another object. It is the same whenever and
 * wherever it is computed.
 */
export const idUnder = (objectId: string, name: string): string => v5(name, objectId)

/**
 * Text from outside that is not a valid id must not reach a uuid column; the object is simply not found. Upper case is
 * rejected: PostgreSQL would treat it as the same id, but comparisons of strings would not.
 */
export const isId = (text: string): boolean => validate(text) && text === text.toLowerCase()

/** No row has this id. Used when nothing was found but the same query must still run. */
export const idOfNobody = '00000000-0000-0000-0000-000000000000'

/** 256 random bits, safe in a URL. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** Random bytes, for keys and for codes that people type. */
export const makeBytes = (count: number): Buffer => randomBytes(count)

/** The stored form of a secret. Random 256-bit values need no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The stored form of a short secret, which could be found by brute force. Without the installation's secret it cannot. */
export const hashShortSecret = (secret: string, about: string, key: string): Buffer =>
  createHmac('sha256', key).update(`${about} ${secret}`).digest()

/** A random code of this many digits, uniformly distributed. */
export const makeDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)
