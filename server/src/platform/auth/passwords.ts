import { randomBytes } from 'node:crypto'
import { sameBytes } from '../ids.ts'
import { argon2id } from './hashing.ts'

/** The smallest cost of argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Returns the argon2id hash as a PHC string. Throws 429 `too_many_requests` when too many callers are waiting. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await argon2id({ message: password, nonce, ...cost })
  const parts = [
    `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`,
    nonce.toString('base64url'),
    tag.toString('base64url'),
  ]
  return `$argon2id$v=19$${parts.join('$')}`
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** A hash that belongs to nobody. An unknown e-mail is compared with it, so that it takes as long as a known one. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Compares a password with a stored hash. `null` (no account, or one without a password) takes the same time and never
 * matches. Throws 429 `too_many_requests` like `hashPassword`.
 */
export const passwordMatches = async (password: string, stored: string | null): Promise<boolean> => {
  const match = shape.exec(stored ?? nobody)
  if (match === null) throw new Error('a stored password has an unknown form')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64url')
  const settings = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const actual = await argon2id({ message: password, nonce: Buffer.from(nonce, 'base64url'), ...settings })
  return sameBytes(actual, expected) && stored !== null
}
