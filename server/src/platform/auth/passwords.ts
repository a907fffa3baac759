import { randomBytes } from 'node:crypto'
import { sameBytes } from '../ids.ts'
import { argon2id } from './hashing.ts'

/** OWASP's smallest recommended cost of argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** The PHC text of an argon2id hash. 429 `too_many_requests` where too many ask at once. */
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

/** Hashed for nobody, so that an unknown e-mail takes as long as a known one. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Null, an account without a password or none at all, costs the same time and never matches. 429 as above. */
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
