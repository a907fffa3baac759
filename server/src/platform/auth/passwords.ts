import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { failure } from '../failure.ts'
import { sameBytes } from '../ids.ts'

const hash = promisify(argon2)

/** OWASP's smallest recommended cost of argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Hashing fills a core. More at once than cores would starve file and name look-ups, which share its threads. */
const atOnce = Math.max(1, Math.min(2, availableParallelism()))
/** A sign-in storm is told to come back rather than kept waiting. */
const waitAtMost = 200
const waitAtMostMs = 5_000

let running = 0
const waiting = new Set<() => void>()

/** Resolves when it is this one's turn; 429 where that takes too long. The one that ends hands its place over, so `running` stays as it is. */
const place = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (waiting.size >= waitAtMost) return reject(failure('too_many_requests', { meta: { retry_after: 2 } }))
    const enter = (): void => {
      clearTimeout(late)
      resolve()
    }
    const late = setTimeout(() => {
      waiting.delete(enter)
      reject(failure('too_many_requests', { meta: { retry_after: 2 } }))
    }, waitAtMostMs)
    waiting.add(enter)
  })

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await place()
  else running += 1
  try {
    return await work()
  } finally {
    const [next] = waiting
    if (next === undefined) running -= 1
    else {
      waiting.delete(next)
      next()
    }
  }
}

/** The PHC text of an argon2id hash. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => {
    const nonce = randomBytes(16)
    const tag = await hash('argon2id', { message: password, nonce, ...cost })
    const parts = [
      `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`,
      nonce.toString('base64url'),
      tag.toString('base64url'),
    ]
    return `$argon2id$v=19$${parts.join('$')}`
  })

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** Hashed for nobody, so that an unknown e-mail takes as long as a known one. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Null, an account without a password or none at all, costs the same time and never matches. */
export const passwordMatches = (password: string, stored: string | null): Promise<boolean> =>
  inTurn(async () => {
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
    const actual = await hash('argon2id', { message: password, nonce: Buffer.from(nonce, 'base64url'), ...settings })
    return sameBytes(actual, expected) && stored !== null
  })
