import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { getProfile } from '@foyer/contract/account/endpoints.ts'
import { listNotifications } from '@foyer/contract/push/endpoints.ts'
import { getStatisticsStanding } from '@foyer/contract/statistics/endpoints.ts'
import { listTickets } from '@foyer/contract/support/endpoints.ts'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../test/foyer.ts'
import { createPerson, type Person, signIn } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { rotateKeys } from '../../platform/auth/signing-keys.ts'

interface KeySet {
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[]
}

const keySetOf = async ({ client }: RunningFoyer): Promise<KeySet> =>
  (await client.send('GET', '/.well-known/jwks.json')).body as KeySet

const statusOf = async ({ client }: RunningFoyer, access_token: string): Promise<number> =>
  (await client.as({ access_token }).call(getProfile)).status

describe('a forged token', () => {
  const foyer = useFoyer()
  let olga: Person
  let claims: JWTPayload
  beforeAll(async () => {
    olga = await createPerson(foyer)
    claims = decodeJwt(olga.tokens.access_token)
  })

  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = () => ({ alg: 'EdDSA', typ: 'at+jwt', kid: foyer.platform.keys.signing.kid })

  /** Signed with our own key, so that only the changed part can cause a refusal. */
  const signed = (changes: JWTPayload, protectedHeader: object = {}): Promise<string> => {
    const { exp, ...rest } = { ...claims, ...changes }
    const payload = exp === undefined ? rest : { ...rest, exp }
    return new SignJWT(payload)
      .setProtectedHeader({ ...header(), ...protectedHeader })
      .sign(foyer.platform.keys.signing.private, { crit: { 'urn:example:policy': true } })
  }

  const without = (claim: string): Promise<string> => signed({ [claim]: undefined })

  it('API-15 the same claims with a correct signature are accepted, so the refusals below are due to the forgery', async () => {
    expect(await statusOf(foyer, await signed({}))).toBe(200)
    expect(await statusOf(foyer, await signed({ aud: 'billing' }))).toBe(200)
  })

  it('API-15 a token for one service is refused by the others', async () => {
    const client = foyer.client.as({ access_token: await signed({ aud: 'billing' }) })
    expect((await client.refusal(listTickets)).status).toBe(401)
    expect((await client.refusal(listNotifications)).status).toBe(401)
    expect((await client.refusal(getStatisticsStanding)).status).toBe(401)
  })

  const forgeries: Readonly<Record<string, () => Promise<string>>> = {
    'alg none': async () => `${encode({ ...header(), alg: 'none' })}.${encode(claims)}.`,
    'HS256 keyed with our public key': async () => {
      const { keys } = await keySetOf(foyer)
      const [key] = keys
      if (key === undefined) throw new Error('no key is published')
      const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
      return new SignJWT(claims).setProtectedHeader({ ...header(), alg: 'HS256' }).sign(Buffer.from(pem))
    },
    'a foreign key in the header': async () => {
      const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
      return new SignJWT(claims).setProtectedHeader({ ...header(), jwk: await exportJWK(publicKey) }).sign(privateKey)
    },
    'an unknown critical header': () => signed({}, { crit: ['urn:example:policy'], 'urn:example:policy': 'whatever' }),
    expired: () => signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
    'no exp': () => without('exp'),
    'another issuer': () => signed({ iss: 'foyer.example' }),
    'no issuer': () => without('iss'),
    'another audience': () => signed({ aud: ['talks', 'retroview'] }),
    'no audience': () => without('aud'),
    'the type of another token': () => signed({}, { typ: 'rt+jwt' }),
    'no type': () => signed({}, { typ: undefined }),
    'no sub': () => without('sub'),
    'no session': () => without('sid'),
    'an unknown session': () => signed({ sid: '01900000-0000-7000-8000-000000000000' }),
    'an unknown brand': () => signed({ tenant: 'nowhere' }),
    'the other brand': () => signed({ tenant: 'sever' }),
    'a changed payload with the same signature': async () => {
      const [head = '', , signature = ''] = olga.tokens.access_token.split('.')
      return `${head}.${encode({ ...claims, exp: Number(claims.exp) + 1 })}.${signature}`
    },
    'no signature': async () => olga.tokens.access_token.replace(/[^.]+$/, ''),
  }

  it.each(Object.keys(forgeries))('AUTH-13, API-15 %s: 401', async (name) => {
    const forge = forgeries[name]
    if (forge === undefined) throw new Error(`no such forgery: ${name}`)
    const refused = await foyer.client.as({ access_token: await forge() }).refusal(getProfile)
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' })
  })
})

describe('the keys that sign access tokens', () => {
  it('AUTH-13 two are published, without their private halves', async () => {
    const foyer = await startFoyer()
    try {
      const { keys } = await keySetOf(foyer)
      expect(keys).toHaveLength(2)
      for (const key of keys) {
        expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: expect.any(String) })
        expect(key).not.toHaveProperty('d')
      }
      const { tokens } = await createPerson(foyer)
      expect(keys.map(({ kid }) => kid)).toContain(decodeProtectedHeader(tokens.access_token).kid)
    } finally {
      await foyer.close()
    }
  })

  it('AUTH-13 after a rotation the next key signs and the previous one still verifies, until the next rotation', async () => {
    const database = await createTestDatabase()
    const folder = makeScratchFolder('foyer-keys-')
    const keyFile = join(folder, 'keys', 'tokens.json')
    const during = async <T>(work: (foyer: RunningFoyer) => Promise<T>): Promise<T> => {
      const foyer = await startFoyer({ environment: { DATABASE_URL: database.url, FOYER_DATA: folder } })
      try {
        return await work(foyer)
      } finally {
        await foyer.close()
      }
    }
    try {
      const olga = await during((foyer) => createPerson(foyer))
      await rotateKeys(keyFile, 'the last')
      await during(async (foyer) => {
        expect(await statusOf(foyer, olga.tokens.access_token)).toBe(200)
        const { tokens } = await signIn(foyer, olga)
        const kids = [olga.tokens, tokens].map(({ access_token }) => decodeProtectedHeader(access_token).kid)
        expect(new Set(kids).size).toBe(2)
        const published = (await keySetOf(foyer)).keys.map(({ kid }) => kid)
        expect(published).toEqual(expect.arrayContaining(kids))
      })
      await rotateKeys(keyFile, 'the last')
      await during(async (foyer) => expect(await statusOf(foyer, olga.tokens.access_token)).toBe(401))
    } finally {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
