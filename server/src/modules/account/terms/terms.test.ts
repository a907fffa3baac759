import { randomUUID } from 'node:crypto'
import { acceptTerms, getProfile, getTerms, signUp } from '@foyer/contract/account/endpoints.ts'
import { listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { expect, it } from 'vitest'
import { solveCaptcha } from '../../../../test/captcha.ts'
import { writeConfiguration } from '../../../../test/configuration.ts'
import { startFoyer, useFoyer } from '../../../../test/foyer.ts'
import { createPerson, type Person, signIn, somePassword } from '../../../../test/people.ts'
import { publishTerms, termsDocument } from '../../../../test/terms.ts'

const foyer = useFoyer()

const publish = (version: string) => publishTerms(foyer, version)

const forgetAcceptance = ({ account }: Person) =>
  foyer.sql('update account.account set terms_accepted_at = null, terms_version = null where id = $1', account.id)

/** Someone who has not accepted the terms yet. */
const createNewcomer = async (): Promise<Person> => {
  const person = await createPerson(foyer)
  await forgetAcceptance(person)
  return person
}

const acceptanceOf = async ({ account }: Person) => {
  const [row] = await foyer.sql<{ terms_accepted_at: Date | null; terms_version: string | null }>(
    'select terms_accepted_at, terms_version from account.account where id = $1',
    account.id,
  )
  return row
}

it('API-70 before any were published there are none', async () => {
  const { client } = await createPerson(foyer)
  expect(await client.refusal(getTerms)).toMatchObject({ status: 404, code: 'not_found' })
})

it('PROF-03 a brand that has published none asks nobody; its first version asks those who signed up before it', async () => {
  const wishes = { tenant: 'sever', country: 'RU', locale: 'ru' } as const
  const [nora, olga] = [await createPerson(foyer, wishes), await createPerson(foyer, wishes)]
  await forgetAcceptance(nora)
  const accepted = async ({ client }: Person) => (await client.ask(getProfile)).terms_accepted
  expect([await accepted(nora), await accepted(olga)]).toEqual([true, true])
  await publishTerms(foyer, 'zero', { tenant: 'sever' })
  expect([await accepted(nora), await accepted(olga)]).toEqual([false, false])
  await olga.client.ask(acceptTerms)
  expect([await accepted(nora), await accepted(olga)]).toEqual([false, true])
})

it('PROF-03, PROF-05 a newer version asks everybody again, once, and only at its brand', async () => {
  await publishTerms(foyer, '2025-12')
  const [olga, other] = [await createPerson(foyer), await createPerson(foyer, { tenant: 'sever' })]
  const accepted = async ({ client }: Person) => (await client.ask(getProfile)).terms_accepted
  expect([await accepted(olga), await accepted(other)]).toEqual([true, true])
  await publishTerms(foyer, '2025-12b')
  expect([await accepted(olga), await accepted(other)]).toEqual([false, true])
  expect((await signIn(foyer, olga)).tokens.access_token).toMatch(/./)
  await olga.client.ask(acceptTerms)
  expect(await accepted(olga)).toBe(true)
  expect(await accepted(await createPerson(foyer))).toBe(true)
})

it('API-70, PROF-04 the document is returned as base64 PDF in the requested language, signed in or out', async () => {
  await publish('2026-01')
  const { client } = await createPerson(foyer, { locale: 'ru' })
  const document = termsDocument('2026-01 en').toString('base64')
  expect(await client.ask(getTerms, { query: { locale: 'en' } })).toEqual({
    document,
    locale: 'en',
    version: '2026-01',
  })
  expect(await client.ask(getTerms)).toMatchObject({ locale: 'ru' })
  expect(await foyer.client.ask(getTerms, { query: { locale: 'ru' } })).toMatchObject({ locale: 'ru' })
  expect((await client.call(getTerms, { query: { locale: 'fi' as 'en' } })).status).toBe(400)
})

it('API-70 a language that the brand does not have falls back, and each brand has its own', async () => {
  await publishTerms(foyer, 'one', { tenant: 'sever', locales: ['ru'] })
  const asked = { as: { tenant: 'sever' }, query: { locale: 'en' } } as const
  expect(await foyer.client.ask(getTerms, asked)).toMatchObject({ locale: 'ru', version: 'one' })
  expect((await foyer.client.ask(getTerms)).version).toBe('2026-01')
})

it('PROF-03 a sign-up accepts only the version that was shown: if that is not the latest one, the latest has to be accepted', async () => {
  await publish('2026-01b')
  const signUpWith = async (terms_version?: string) => {
    const body = {
      email: `${randomUUID()}@fresh.example`,
      password: somePassword,
      locale: 'en' as const,
      terms_accepted: true as const,
      country: 'DE',
      recaptcha_token: await solveCaptcha(foyer),
      ...(terms_version !== undefined && { terms_version }),
    }
    const { access_token } = await foyer.client.ask(signUp, { body })
    const { id, terms_accepted } = await foyer.client.as({ tenant: 'aurora', access_token }).ask(getProfile)
    const [row] = await foyer.sql<{ terms_version: string | null }>(
      'select terms_version from account.account where id = $1',
      id,
    )
    return { terms_accepted, version: row?.terms_version }
  }
  const accepted = { terms_accepted: true, version: '2026-01b' }
  expect(await signUpWith('2026-01b')).toEqual(accepted)
  // Callers that name no version accept the latest one.
  expect(await signUpWith()).toEqual(accepted)
  expect(await signUpWith('2026-01')).toEqual({ terms_accepted: false, version: null })
})

it('API-71, PROF-05 accepting stores time and version, and opens the portal', async () => {
  await publish('2026-02')
  const nora = await createNewcomer()
  expect((await nora.client.ask(getProfile)).terms_accepted).toBe(false)
  const before = foyer.platform.clock.now()
  expect((await nora.client.call(acceptTerms)).status).toBe(204)
  expect((await nora.client.ask(getProfile)).terms_accepted).toBe(true)
  const accepted = await acceptanceOf(nora)
  expect(accepted?.terms_version).toBe('2026-02')
  expect(accepted?.terms_accepted_at?.getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect((await nora.client.call(listDeliverables)).status).toBe(200)
})

it('API-71 accepting again does not change the time; a newer version does', async () => {
  const nora = await createNewcomer()
  await nora.client.ask(acceptTerms)
  const first = await acceptanceOf(nora)
  await nora.client.ask(acceptTerms)
  expect(await acceptanceOf(nora)).toEqual(first)
  await publish('2026-03')
  await nora.client.ask(acceptTerms)
  expect(await acceptanceOf(nora)).toMatchObject({ terms_version: '2026-03' })
  const logged = await foyer.sql(
    `select changes from platform.audit_entry where account_id = $1 and action = 'terms_accepted' order by at`,
    nora.account.id,
  )
  expect(logged).toMatchObject([{ changes: { version: '2026-02' } }, { changes: { version: '2026-03' } }])
})

it('API-71 accepting after seeing an older version accepts nothing, not the newer one either', async () => {
  await publish('2026-04')
  const nora = await createNewcomer()
  const { version } = await nora.client.ask(getTerms)
  await publish('2026-05')
  const refused = await nora.client.refusal(acceptTerms, { body: { version } })
  expect(refused).toMatchObject({ status: 409, code: 'terms_outdated' })
  expect(await acceptanceOf(nora)).toEqual({ terms_accepted_at: null, terms_version: null })
  expect((await nora.client.call(acceptTerms, { body: { version: '2026-05' } })).status).toBe(204)
  expect(await acceptanceOf(nora)).toMatchObject({ terms_version: '2026-05' })
})

it('PROF-06, SHELL-39 with feature terms off everybody counts as having accepted, and nothing can be accepted', async () => {
  const configuration = writeConfiguration({ aurora: { features: { terms: false } } })
  const environment = {
    FOYER_CONFIG: configuration.path,
    DATABASE_URL: foyer.database_url,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const nora = await createNewcomer()
  const other = await startFoyer({ environment })
  try {
    const { client } = await signIn(other, nora)
    expect((await client.ask(getProfile)).terms_accepted).toBe(true)
    expect(await client.refusal(acceptTerms)).toMatchObject({ status: 403, code: 'feature_off' })
  } finally {
    await other.close()
    configuration.remove()
  }
})
