import { randomUUID } from 'node:crypto'
import {
  confirmEmail,
  getNewsletter,
  getProfile,
  sendEmailConfirmation,
  setNewsletter,
  signUp,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { mailsTo, tokenIn } from '../../../test/outbox.ts'
import { createPerson } from '../../../test/people.ts'
import { letPass } from '../../../test/sandbox.ts'

const foyer = useFoyer()

const holder = (email_token: string, tenant = 'aurora') => ({ tenant, email_token })

/** Somebody who has just signed up, with the links from their mail. */
const newcomer = async (newsletter: boolean) => {
  const email = `${randomUUID()}@fresh.example`
  const recaptcha_token = await solveCaptcha(foyer)
  const person = { email, password: 'Harbour-light-42', locale: 'en', terms_accepted: true, country: 'DE' } as const
  const { access_token } = await foyer.client.ask(signUp, { body: { ...person, newsletter, recaptcha_token } })
  const [mail] = await mailsTo(foyer, email)
  return { email, mail, client: foyer.client.as({ tenant: 'aurora', access_token }) }
}

describe('confirming an e-mail', () => {
  it('API-72, LINK-06 uses the token from the mail, and can be repeated without harm', async () => {
    const nina = await newcomer(false)
    const token = tokenIn(nina.mail)
    await foyer.client.ask(confirmEmail, { as: holder(token) })
    expect((await nina.client.ask(getProfile)).email_confirmed).toBe(true)
    await foyer.client.ask(confirmEmail, { as: holder(token) })
    const entries = await foyer.platform.database.read('aurora', (tx) =>
      tx.selectFrom('platform.audit_entry').select('id').where('action', '=', 'email_confirmed').execute(),
    )
    expect(entries).toHaveLength(1)
  })

  it('is refused with a token of another kind or brand', async () => {
    const nina = await newcomer(true)
    const token = tokenIn(nina.mail)
    const newsletterToken = new URL(nina.mail?.links[1] ?? '').searchParams.get('token') ?? ''
    for (const as of [holder(newsletterToken), holder(token, 'sever'), holder(randomUUID())])
      expect(await foyer.client.refusal(confirmEmail, { as })).toMatchObject({ status: 404, code: 'link_invalid' })
    expect((await nina.client.ask(getProfile)).email_confirmed).toBe(false)
  })
})

describe('requesting another confirmation', () => {
  it('API-73, PROF-21 mails a new link, which invalidates the previous one, and says when another can be requested', async () => {
    const nina = await newcomer(false)
    expect(await nina.client.ask(sendEmailConfirmation)).toEqual({ retry_after: 60 })
    const mails = await mailsTo(foyer, nina.email)
    expect(mails).toHaveLength(2)
    const old = await foyer.client.refusal(confirmEmail, { as: holder(tokenIn(nina.mail)) })
    expect(old.code).toBe('link_invalid')
    await foyer.client.ask(confirmEmail, { as: holder(tokenIn(mails[0])) })
    expect(await nina.client.refusal(sendEmailConfirmation)).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('API-73 is refused within a minute, and only one of ten concurrent requests is mailed', async () => {
    const nina = await newcomer(false)
    const answers = await Promise.all(Array.from({ length: 10 }, () => nina.client.call(sendEmailConfirmation)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await mailsTo(foyer, nina.email)).toHaveLength(2)
    const early = await nina.client.refusal(sendEmailConfirmation)
    expect(early).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(early.meta?.['retry_after']).toBeGreaterThan(50)
    expect(early.headers.get('retry-after')).toBe(String(early.meta?.['retry_after']))
    await letPass(foyer, 61)
    expect(await nina.client.ask(sendEmailConfirmation)).toEqual({ retry_after: 60 })
  })

  it('sends at most ten an hour, because the mailbox may belong to somebody else', async () => {
    const nina = await newcomer(false)
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      // A minute later.
      await foyer.sql('update account.account set confirmation_sent_at = null where email = $1', nina.email)
      statuses.push((await nina.client.call(sendEmailConfirmation)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(await mailsTo(foyer, nina.email)).toHaveLength(11)
  })

  it('works with an expired link, sends to the same mailbox, and works with no other link', async () => {
    const nina = await newcomer(true)
    const token = tokenIn(nina.mail)
    await letPass(foyer, 7 * daySeconds + 1)
    const late = await foyer.client.refusal(confirmEmail, { as: holder(token) })
    expect(late).toMatchObject({ status: 404, code: 'link_expired' })
    expect(await foyer.client.ask(sendEmailConfirmation, { as: holder(token) })).toEqual({ retry_after: 60 })
    const [fresh] = await mailsTo(foyer, nina.email)
    await foyer.client.ask(confirmEmail, { as: holder(tokenIn(fresh)) })
    expect((await foyer.client.refusal(sendEmailConfirmation, { as: holder('unknown') })).code).toBe('link_invalid')
  })
})

describe('the newsletter', () => {
  it('API-07 accepts the token in Email-Token, in any letter case and under no other name', async () => {
    const { mail } = await newcomer(true)
    const token = new URL(mail?.links[1] ?? '').searchParams.get('token') ?? ''
    const statusBy = async (name: string): Promise<number> => {
      const headers = { [name]: token }
      return (await foyer.client.send('GET', getNewsletter.url, { as: { tenant: 'aurora' }, headers })).status
    }
    for (const name of ['Email-Token', 'EMAIL-TOKEN']) expect(await statusBy(name)).toBe(200)
    for (const name of ['Custom-Token', 'Trial-Token', 'X-Email-Token', 'Token']) expect(await statusBy(name)).toBe(401)
  })

  it('API-64, API-65, LINK-07, PROF-24 is read and set with the link from a mail, any number of times', async () => {
    const nina = await newcomer(true)
    const as = holder(new URL(nina.mail?.links[1] ?? '').searchParams.get('token') ?? '')
    expect(await foyer.client.ask(getNewsletter, { as })).toEqual({ newsletter: true })
    for (const newsletter of [false, true, false]) {
      expect(await foyer.client.ask(setNewsletter, { as, body: { newsletter } })).toEqual({ newsletter })
      expect(await foyer.client.ask(getNewsletter, { as })).toEqual({ newsletter })
      expect((await nina.client.ask(getProfile)).newsletter).toBe(newsletter)
    }
    const form = { name: '', second_name: '', country: 'DE', phone: null, locale: 'en' } as const
    await nina.client.ask(updateProfile, { body: { ...form, notification_emails: [], newsletter: true } })
    expect(await foyer.client.ask(getNewsletter, { as })).toEqual({ newsletter: true })
  })

  it('LINK-06 has a link that does not expire', async () => {
    const nina = await newcomer(true)
    const as = holder(new URL(nina.mail?.links[1] ?? '').searchParams.get('token') ?? '')
    await letPass(foyer, 400 * daySeconds)
    expect(await foyer.client.ask(getNewsletter, { as })).toEqual({ newsletter: true })
  })

  it('needs a token that is for it', async () => {
    const ada = await createPerson(foyer)
    for (const token of [randomUUID(), ada.tokens.access_token])
      expect((await foyer.client.refusal(getNewsletter, { as: holder(token) })).code).toBe('link_invalid')
    const refused = await foyer.client.refusal(setNewsletter, { as: holder('x'), body: { newsletter: true } })
    expect(refused.status).toBe(404)
  })
})
