import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { movableClock } from '../clock.ts'
import { createAccessTokens } from './access-tokens.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { keyRing, loadKeys, rotateKeys } from './signing-keys.ts'

let folder: string
beforeAll(() => {
  folder = makeScratchFolder('foyer-keys-')
})
afterAll(() => rmSync(folder, { recursive: true }))

const claims = { tenant: 'aurora', account_id: 'a', legacy_id: null, session_id: 's', renewal: null }

describe('signing keys', () => {
  it('S48 are created once, are two, and can only be read by their owner', async () => {
    const file = join(folder, 'once.json')
    const made = await loadKeys(file)
    expect(made).toHaveLength(2)
    expect(await loadKeys(file)).toEqual(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('S48 only publish their public halves', async () => {
    const { jwks } = await keyRing(await loadKeys(join(folder, 'public.json')))
    expect(jwks.keys.map((key) => Object.keys(key).sort())).toEqual(
      Array.from({ length: 2 }, () => ['alg', 'crv', 'kid', 'kty', 'use', 'x']),
    )
  })

  it('S48 stay valid for one rotation and are refused after the next', async () => {
    const file = join(folder, 'rotated.json')
    const clock = movableClock()
    const open = async () => createAccessTokens(await keyRing(await loadKeys(file)), 'foyer', clock)
    const token = await (await open()).issue(claims)
    await rotateKeys(file, 'the last')
    await expect((await open()).verify(token, 'billing')).resolves.toMatchObject({ account_id: 'a' })
    const next = await (await open()).issue(claims)
    await rotateKeys(file, 'the last')
    await expect((await open()).verify(next, 'billing')).resolves.toMatchObject({ account_id: 'a' })
    await rotateKeys(file, 'the last')
    await expect((await open()).verify(token, 'billing')).rejects.toThrow('unauthorized')
  })
})

describe('access tokens', () => {
  it('AUTH-15 expire after ten minutes, even if the signature is cached', async () => {
    const clock = movableClock()
    const tokens = createAccessTokens(await keyRing(await loadKeys(join(folder, 'ends.json'))), 'foyer', clock)
    const token = await tokens.issue(claims)
    await tokens.verify(token, 'talks')
    clock.offset_ms += 9 * minuteMs
    await expect(tokens.verify(token, 'talks')).resolves.toBeDefined()
    clock.offset_ms += 61_000
    await expect(tokens.verify(token, 'talks')).rejects.toThrow('unauthorized')
  })

  it('API-15 are refused by a service that is not their audience', async () => {
    const tokens = createAccessTokens(
      await keyRing(await loadKeys(join(folder, 'audience.json'))),
      'foyer',
      movableClock(),
    )
    const token = await tokens.issue(claims)
    await expect(tokens.verify(token, 'operator')).rejects.toThrow('unauthorized')
  })
})

describe('passwords', () => {
  it('S31 only match themselves, up to 128 characters without truncation', async () => {
    const long = 'a1'.repeat(64)
    const stored = await hashPassword(long)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordMatches(long, stored)).toBe(true)
    expect(await passwordMatches(long.slice(0, -1), stored)).toBe(false)
    expect(await passwordMatches(`${long.slice(0, -1)}2`, stored)).toBe(false)
  })

  it('S31 are salted: the same one is stored differently each time', async () => {
    expect(await hashPassword('Harbour-light-42')).not.toBe(await hashPassword('Harbour-light-42'))
  })

  it('S30 of unknown accounts never match, at the full cost of a comparison', async () => {
    expect(await passwordMatches('', null)).toBe(false)
    expect(await passwordMatches('Harbour-light-42', null)).toBe(false)
  })
})
