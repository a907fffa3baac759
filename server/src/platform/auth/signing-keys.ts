import { createPrivateKey, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from 'jose'
import * as z from 'zod/mini'
import { StartError } from '../start-error.ts'

/** The only algorithm for tokens. A token that names another one is rejected. */
export const algorithm = 'EdDSA'

interface SigningKey {
  readonly kid: string
  readonly private: CryptoKey
  /** The same key for node:crypto, which signs synchronously. */
  readonly key: KeyObject
}

/** The key that signs, and the public halves of all keys that still verify. */
export interface KeyRing {
  readonly signing: SigningKey
  readonly jwks: JSONWebKeySet
}

const makeKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' }
}

const publicHalf = ({ d: _private, ...jwk }: JWK): JWK => jwk

export const keyRing = async (keys: readonly JWK[]): Promise<KeyRing> => {
  const [first] = keys
  if (first === undefined || first.kid === undefined || first.d === undefined)
    throw new Error('a signing key with kid and d is needed')
  const imported = await importJWK(first, algorithm)
  if (imported instanceof Uint8Array) throw new Error('a signing key must be an OKP key')
  return {
    signing: { kid: first.kid, private: imported, key: createPrivateKey({ key: { ...first }, format: 'jwk' }) },
    jwks: { keys: keys.map(publicHalf) },
  }
}

const write = (file: string, keys: readonly JWK[]): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Flushed to disk before the rename, so that a key is at least as durable as anything signed with it.
  writeFileSync(`${file}.partial`, JSON.stringify({ keys }), { mode: 0o600, flush: true })
  renameSync(`${file}.partial`, file)
}

const half = { kty: z.string(), kid: z.string(), x: z.string() }

/** The first key signs, the second is the next to sign, and the rest only verify. */
const KeyFile = z.object({
  keys: z.tuple(
    [z.looseObject({ ...half, d: z.string() }), z.looseObject({ ...half, d: z.string() })],
    z.looseObject(half),
  ),
})

/** Throws a StartError that names the file if it is damaged. */
const read = (file: string): z.infer<typeof KeyFile>['keys'] => {
  const text = readFileSync(file, 'utf8')
  try {
    return KeyFile.parse(JSON.parse(text)).keys
  } catch {
    throw new StartError(`${file} holds no signing keys: restore it from a backup`)
  }
}

/** Loads the installation's keys. The first start creates them in a file that only its owner can read. The first key signs. */
export const loadKeys = async (file: string): Promise<JWK[]> => {
  if (existsSync(file)) return read(file)
  const keys = [await makeKey(), await makeKey()]
  write(file, keys)
  return keys
}

/**
 * Makes the next key the signing key. Of the former signing keys, either the last one stays valid until the following
 * rotation, or all of them do: files that are carried by hand are read years later. Throws a StartError if there are no
 * keys yet.
 */
export const rotateKeys = async (file: string, keep: 'the last' | 'all'): Promise<void> => {
  if (!existsSync(file)) throw new StartError(`no keys are in ${file} yet: start Foyer once`)
  const [signed, next, ...earlier] = read(file)
  write(file, [next, await makeKey(), signed, ...(keep === 'all' ? earlier : [])])
}
