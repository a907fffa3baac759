import {
  changeEmail,
  confirmEmail,
  getProfile,
  login,
  recoverPassword,
  resetPassword,
  setCustomerEmail,
} from '@foyer/contract/account/endpoints.ts'
import { getCustomer, listAudit, makeTrialToken } from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../../test/captcha.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, signIn, somePassword } from '../../../../test/people.ts'
import { enrol } from '../../../../test/second-factors.ts'
import { runOperatorCommand } from '../../../operator-commands/operator-command.ts'

const foyer = useFoyer()
let support: Staff
beforeAll(async () => {
  support = await createStaff(foyer, { role: 'support' })
})

const reason = 'shown by the contract and a call to its number'

let addresses = 0
const someEmail = (): string => `owner-${(addresses += 1)}@people.example`

const give = (id: string, email: string) => ({ params: { id }, body: { email, reason } })

/** The contents of the outbox after recovery was requested. */
const recoveryTo = async (email: string): Promise<string> => {
  const before = await mailsTo(foyer, email)
  await foyer.client.call(recoverPassword, { body: { email, recaptcha_token: await solveCaptcha(foyer) } })
  const [mail] = (await mailsTo(foyer, email)).filter(({ id }) => before.every((known) => known.id !== id))
  return tokenIn(mail)
}

describe('an account that was stolen', () => {
  it('moves to the address that its owner names, and nothing that the thief had opens it', async () => {
    const olga = await createPerson(foyer)
    const [owned, wished] = [someEmail(), someEmail()]
    const { client: thief } = await signIn(foyer, olga)
    await thief.ask(changeEmail, { body: { email: wished, password: somePassword } })
    const change = tokenIn((await mailsTo(foyer, wished))[0])
    const recovery = await recoveryTo(olga.email)
    expect(recovery).not.toBe('')
    const { trial_token } = await support.client.ask(makeTrialToken, { params: { id: olga.account.id }, body: null })

    expect((await support.client.call(setCustomerEmail, give(olga.account.id, owned.toUpperCase()))).status).toBe(204)

    for (const session of [thief, olga.client]) expect((await session.refusal(getProfile)).status).toBe(401)
    for (const email of [olga.email, owned]) {
      const basic = { email, password: somePassword }
      expect((await foyer.client.refusal(login, { as: { tenant: 'aurora', basic } })).code).toBe('wrong_credentials')
    }
    const by = (email_token: string) => ({ as: { tenant: 'aurora', email_token } })
    expect((await foyer.client.refusal(confirmEmail, by(change))).status).toBe(404)
    const stolen = { ...by(recovery), body: { password: 'Another-light-42' } }
    expect((await foyer.client.refusal(resetPassword, stolen)).status).toBe(404)
    expect((await foyer.client.refusal(login, { as: { tenant: 'aurora', trial_token } })).code).toBe(
      'sign_in_link_over',
    )
    expect(await recoveryTo(olga.email)).toBe('')

    const own = { ...by(await recoveryTo(owned)), body: { password: 'Quiet-harbour-7' } }
    expect((await foyer.client.call(resetPassword, own)).status).toBe(204)
    const back = await foyer.client.ask(login, {
      as: { tenant: 'aurora', basic: { email: owned, password: 'Quiet-harbour-7' } },
    })
    const profile = await foyer.client.as({ access_token: back.access_token }).ask(getProfile)
    expect(profile).toMatchObject({ id: olga.account.id, email: owned, email_confirmed: true })
  })

  it('is reported to both addresses, without the new address to the old one, and the log says why', async () => {
    const olga = await createPerson(foyer)
    const owned = someEmail()
    await support.client.ask(setCustomerEmail, give(olga.account.id, owned))
    const [told] = await mailsTo(foyer, olga.email)
    expect(told?.subject).toBe('We moved your account with Aurora Streaming to another e-mail')
    expect(told?.text).not.toContain(owned)
    const [there] = await mailsTo(foyer, owned)
    expect(there?.subject).toBe('Your account with Aurora Streaming now uses this e-mail')
    expect(there?.links).toContain(`${foyer.url}/auth/recovery`)
    const query = { object_id: olga.account.id, action: 'email_changed' }
    expect((await support.client.ask(listAudit, { query })).entries).toMatchObject([
      {
        actor: `operator:${support.operator.handle}`,
        reason,
        changes: { email: { from: olga.email, to: owned } },
        account_id: olga.account.id,
      },
    ])
  })

  it('has no password then, and keeps its second factor, which staff reset separately', async () => {
    const { person } = await enrol(foyer)
    await support.client.ask(setCustomerEmail, give(person.account.id, someEmail()))
    const shown = await support.client.ask(getCustomer, { params: { id: person.account.id } })
    expect(shown).toMatchObject({ password_filled: false, email_confirmed: true, second_factor: true, sessions: [] })
  })

  it('is also a command', async () => {
    const olga = await createPerson(foyer)
    const access = { url: foyer.url, key: support.key, tenant: undefined }
    const words = ['customers', 'set-email', olga.account.id, '--email', someEmail()]
    await expect(runOperatorCommand(access, words)).rejects.toThrow('/reason')
    expect(await runOperatorCommand(access, [...words, '--reason', reason])).toBe('Done.')
  })
})

describe('an e-mail', () => {
  it('of another account is refused at its field, with the id of that account; at another brand it is free', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const inCapitals = give(olga.account.id, mia.email.toUpperCase())
    for (const email of [inCapitals, give(olga.account.id, mia.email)])
      expect(await support.client.refusal(setCustomerEmail, email)).toMatchObject({
        status: 409,
        code: 'conflict',
        source: { pointer: '/email' },
        meta: { customer_id: mia.account.id },
      })
    expect((await support.client.refusal(setCustomerEmail, give(olga.account.id, olga.email))).status).toBe(409)
    await signIn(foyer, olga)
    const away = await createPerson(foyer, { tenant: 'sever' })
    expect((await support.client.call(setCustomerEmail, give(olga.account.id, away.email))).status).toBe(204)
  })

  it('that is set for two accounts at once is given to one', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const wanted = someEmail()
    const answers = await Promise.all(
      [olga, mia].map(({ account }) => support.client.call(setCustomerEmail, give(account.id, wanted))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  })

  it('can only be set by operators who may sign in as customers, at their own brand, with a reason', async () => {
    const { account } = await createPerson(foyer)
    const clerk = await createStaff(foyer, { scopes: ['customers:read', 'customers:write'] })
    expect(await clerk.client.refusal(setCustomerEmail, give(account.id, someEmail()))).toMatchObject({
      status: 403,
      meta: { scope: 'customers:sign_in' },
    })
    const viewer = await createStaff(foyer, { role: 'viewer' })
    expect((await viewer.client.refusal(setCustomerEmail, give(account.id, someEmail()))).status).toBe(403)
    const away = await createStaff(foyer, { tenant: 'sever' })
    expect((await away.client.refusal(setCustomerEmail, give(account.id, someEmail()))).status).toBe(404)
    const unsaid = { params: { id: account.id }, body: { email: someEmail(), reason: ' ' } }
    expect((await support.client.refusal(setCustomerEmail, unsaid)).source?.pointer).toBe('/reason')
  })
})
