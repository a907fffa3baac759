// @module-tag long
import { randomUUID } from 'node:crypto'
import { acceptTerms, getProfile, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { createCompany, getCompany, requestColleague } from '@foyer/contract/company/endpoints.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { asksOf, codeOfMissing, type Readiness, readinessSteps } from '@foyer/contract/readiness.ts'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeConfiguration } from '../configuration.ts'
import { startFoyer, useFoyer } from '../foyer.ts'
import { createPerson, type Person, signIn, somePassword } from '../people.ts'
import { publishTerms } from '../terms.ts'

const foyer = useFoyer()
beforeAll(async () => {
  await publishTerms(foyer, 'first')
})

const lacking: Readonly<Record<Readiness, string>> = {
  terms: 'terms_accepted_at = null, terms_version = null',
  password: 'password_hash = null',
  email: 'email_confirmed = false',
}

/** Someone who has done everything except these steps. */
const createUnready = async (...steps: readonly Readiness[]): Promise<Person> => {
  const person = await createPerson(foyer, { permissions: { store: true, create_trial: true } })
  for (const step of steps)
    await foyer.sql(`update account.account set ${lacking[step]} where id = $1`, person.account.id)
  // All of them sign in from one address, which exceeds the rate limit.
  await foyer.sql('delete from platform.rate_limit')
  return person
}

const byBearer = Object.entries(endpoints).filter(([, { auth }]: [string, EndpointDescription]) =>
  auth.includes('bearer'),
) as [string, EndpointDescription][]

const codes: ReadonlySet<string> = new Set(Object.values(codeOfMissing))

/** The readiness error of a call, or undefined if it gets further than that check. */
const refusalOf = async ({ client }: Person, { method, url }: EndpointDescription): Promise<string | undefined> => {
  const path = url.replaceAll(/:\w+/g, () => randomUUID())
  const { status, body } = await client.send(method, path, {})
  const answer = ErrorAnswer.safeParse(body)
  const code = answer.success ? answer.data.errors[0]?.code : undefined
  if (code === undefined || !codes.has(code)) return undefined
  expect(status).toBe(403)
  return code
}

/** Calls that are always allowed may complete the missing step, or end the session. */
const spends = (endpoint: EndpointDescription): boolean => asksOf(endpoint).length === 0 && endpoint.method !== 'GET'

describe(`S23 requirements on a person are enforced by the server (${byBearer.length} calls)`, () => {
  it.each(readinessSteps)('for somebody who has not done: %s', async (step) => {
    const somebody = await createUnready(step)
    for (const [operation, endpoint] of byBearer) {
      const person = spends(endpoint) ? await createUnready(step) : somebody
      const expected = asksOf(endpoint).includes(step) ? codeOfMissing[step] : undefined
      expect([operation, await refusalOf(person, endpoint)]).toEqual([operation, expected])
    }
  })

  it('and nothing more for somebody who has done all of it', async () => {
    const somebody = await createUnready()
    for (const [operation, endpoint] of byBearer) {
      const person = spends(endpoint) ? await createUnready() : somebody
      expect([operation, await refusalOf(person, endpoint)]).toEqual([operation, undefined])
    }
  })
})

it('S23 a new user is led through them step by step', async () => {
  const { client, account } = await createUnready(...readinessSteps)
  const company = { body: { title: 'Northlight TV' } }
  const profile = await client.ask(getProfile)
  expect(profile).toMatchObject({ terms_accepted: false, password_filled: false, email_confirmed: false })
  expect(await client.refusal(createCompany, company)).toMatchObject({ status: 403, code: 'terms_needed' })
  await client.ask(acceptTerms)
  expect(await client.refusal(createCompany, company)).toMatchObject({ status: 403, code: 'password_needed' })
  expect(await client.refusal(getCompany)).toMatchObject({ status: 403, code: 'password_needed' })
  const { name, second_name, country, notification_emails, phone, locale, newsletter } = profile
  const form = { name, second_name, country, notification_emails, phone, locale, newsletter }
  await client.ask(updateProfile, { body: { ...form, password: somePassword } })
  // X04: someone who has yet to confirm their e-mail address may read.
  expect((await client.ask(getCompany)).title).toBeNull()
  expect(await client.refusal(createCompany, company)).toMatchObject({ status: 403, code: 'confirmed_email_needed' })
  await foyer.sql('update account.account set email_confirmed = true where id = $1', account.id)
  expect((await client.ask(createCompany, company)).title).toBe('Northlight TV')
})

it('S23 newer terms are required with the very next call, in the caller’s language', async () => {
  const { client } = await createUnready()
  expect((await client.call(listDeliverables)).status).toBe(200)
  await publishTerms(foyer, `newer-${randomUUID()}`)
  expect(await client.refusal(listDeliverables, { headers: { 'accept-language': 'ru' } })).toMatchObject({
    code: 'terms_needed',
    title: 'Сначала нужно принять условия использования',
  })
  await client.ask(acceptTerms)
  expect((await client.call(listDeliverables)).status).toBe(200)
})

it('S23 a refused call leaves nothing behind: the same key works once the person is ready', async () => {
  const { client, account } = await createUnready('email')
  const { email } = await createUnready()
  const call = { idempotency_key: randomUUID(), body: { email } }
  expect((await client.refusal(requestColleague, call)).code).toBe('confirmed_email_needed')
  await foyer.sql('update account.account set email_confirmed = true where id = $1', account.id)
  expect((await client.call(requestColleague, call)).status).toBe(201)
})

it('S23, SHELL-39 if a brand has switched confirmation and terms off, nobody needs them', async () => {
  const configuration = writeConfiguration({ aurora: { features: { terms: false, account_confirmation: false } } })
  const environment = {
    FOYER_CONFIG: configuration.path,
    DATABASE_URL: foyer.database_url,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const person = await createUnready('terms', 'email')
  const other = await startFoyer({ environment })
  try {
    const { client } = await signIn(other, person)
    expect((await client.call(createCompany, { body: { title: 'Southbeam' } })).status).toBe(201)
  } finally {
    await other.close()
    configuration.remove()
  }
})
