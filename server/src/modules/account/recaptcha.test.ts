import { randomUUID } from 'node:crypto'
import { getCaptcha, recoverPassword } from '@foyer/contract/account/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../test/foyer.ts'
import { letPass } from '../../../test/sandbox.ts'

const foyer = useFoyer()
let offline: RunningFoyer
let configuration: ConfigurationFile
beforeAll(async () => {
  const recaptcha = { site_key: 'k', secret_key: 's', verify_url: 'http://127.0.0.1:9/siteverify' }
  const wrong = {
    site_key: 'k',
    secret_key: 'of another site',
    verify_url: `${foyer.url}/sandbox/recaptcha/siteverify`,
  }
  configuration = writeConfiguration({ aurora: { recaptcha }, sever: { recaptcha: wrong } })
  offline = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(async () => {
  await offline.close()
  configuration.remove()
})

const tick = async (hostname: string): Promise<string> => {
  const { body } = await foyer.client.send('POST', '/sandbox/recaptcha/answers', { body: { hostname } })
  return (body as { token: string }).token
}

const show = async (recaptcha_token: string): Promise<number> => {
  const body = { email: `${randomUUID()}@fresh.example`, recaptcha_token }
  return (await foyer.client.call(recoverPassword, { body, as: { tenant: 'sever' } })).status
}

it('AUTH-56 a brand with keys for it asks reCAPTCHA, under its own name', async () => {
  expect(await foyer.client.ask(getCaptcha, { as: { tenant: 'sever' } })).toEqual({
    provider: 'recaptcha',
    site_key: 'recaptcha_demo',
    script_url: '/sandbox/recaptcha/api.js',
  })
})

it('AUTH-56 an answer of its own page is accepted once', async () => {
  const token = await tick('sever.localhost')
  expect(await show(token)).toBe(204)
  expect(await show(token)).toBe(422)
})

it('AUTH-56 an answer of another page, an unknown one or a late one is not accepted', async () => {
  expect(await show(await tick('evil.example'))).toBe(422)
  expect(await show(randomUUID())).toBe(422)
  const late = await tick('sever.localhost')
  await letPass(foyer, 121)
  expect(await show(late)).toBe(422)
})

it('AUTH-56 nobody is let in because Google cannot be asked', async () => {
  const body = { email: 'a@b.example', recaptcha_token: 'solved' }
  expect(await offline.client.refusal(recoverPassword, { body })).toMatchObject({ status: 503, code: 'unavailable' })
})

it('AUTH-56 a secret key that Google refuses is the fault of the installation, and no visitor is told to try harder', async () => {
  const body = { email: 'a@b.example', recaptcha_token: await tick('sever.localhost') }
  const refusal = await offline.client.refusal(recoverPassword, { body, as: { tenant: 'sever' } })
  expect(refusal).toMatchObject({ status: 503, code: 'unavailable' })
})
