import {
  changeOperator,
  getOperator,
  listAudit,
  operatorLogin,
  recoverOperatorPassword,
  setOperatorEmail,
} from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { choosePassword, newcomer, signInStaff } from '../../../../test/invites.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { codeOf, setUpStaffFactor } from '../../../../test/second-factors.ts'
import { runOperatorCommand } from '../../../operator-commands/operator-command.ts'

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer, { name: 'Lea Roth' })
})

const password = 'Harbour-light-42'
const reason = 'shown by their passport'
const someEmail = () => newcomer().email

const tryToSignIn = (email: string, shown = password) =>
  foyer.client.call(operatorLogin, { as: { tenant: 'aurora', basic: { email, password: shown } } })

const move = (id: string, email: string) => ({ params: { id }, body: { email, reason } })

describe('an operator who is given another e-mail by a colleague', () => {
  it('is out everywhere, and chooses a new password with a link to the new address; programs go on', async () => {
    const bea = await createStaff(foyer, { role: 'support', password })
    const { id, email: before } = bea.operator
    const session = await signInStaff(foyer, { email: before, password })
    await foyer.client.call(recoverOperatorPassword, { body: { email: before } })
    const stolen = tokenIn((await mailsTo(foyer, before))[0])
    const email = someEmail()
    const moved = await admin.client.ask(setOperatorEmail, move(id, email.toUpperCase()))
    expect(moved).toMatchObject({ id, email, person: true, invited: true })
    expect((await session.refusal(getOperator)).status).toBe(401)
    await bea.client.ask(getOperator)
    for (const each of [before, email]) expect((await tryToSignIn(each)).status).toBe(401)
    expect((await choosePassword(foyer, stolen, password)).status).toBe(404)
    const token = tokenIn((await mailsTo(foyer, email))[0])
    expect((await choosePassword(foyer, token, password)).status).toBe(204)
    expect((await tryToSignIn(email)).status).toBe(200)
  })

  it('is mailed at both addresses, at the old one without the new one, and so are the others who manage operators', async () => {
    const bea = await createStaff(foyer, { role: 'support', password })
    const chief = await createStaff(foyer, { password })
    const email = someEmail()
    await admin.client.ask(setOperatorEmail, move(bea.operator.id, email))
    const [mail] = await mailsTo(foyer, bea.operator.email)
    expect(mail?.subject).toBe('Your sign-in to the Aurora Streaming console was moved to another e-mail')
    expect(mail?.text).not.toContain(email)
    expect((await mailsTo(foyer, email))[0]?.text).toContain('Lea Roth')
    expect((await mailsTo(foyer, chief.operator.email))[0]?.text).toContain(email)
    const query = { object_id: bea.operator.id, action: 'email_changed' }
    expect((await admin.client.ask(listAudit, { query })).entries).toMatchObject([
      { reason, object_type: 'operator', changes: { email: { from: bea.operator.email, to: email } } },
    ])
  })

  it('is still asked for the second factor', async () => {
    const bea = await createStaff(foyer, { password })
    await setUpStaffFactor(foyer, await signInStaff(foyer, { email: bea.operator.email, password }))
    const email = someEmail()
    expect(await admin.client.ask(setOperatorEmail, move(bea.operator.id, email))).toMatchObject({
      second_factor: true,
    })
    await choosePassword(foyer, tokenIn((await mailsTo(foyer, email))[0]), password)
    expect(await tryToSignIn(email)).toMatchObject({ body: { errors: [{ code: 'otp_required' }] } })
  })

  it('is mailed no link while they are blocked', async () => {
    const bea = await createStaff(foyer, { password })
    const { id } = bea.operator
    await admin.client.ask(changeOperator, { params: { id }, body: { blocked: true } })
    const email = someEmail()
    await admin.client.ask(setOperatorEmail, move(id, email))
    expect(await mailsTo(foyer, email)).toEqual([])
  })
})

describe('an e-mail', () => {
  it('of an operator who may do more than the calling key, or of the key’s own operator, is refused', async () => {
    const limited = await createStaff(foyer, { scopes: ['operators:read', 'operators:write'] })
    const victim = await createStaff(foyer, { password })
    expect((await limited.client.refusal(setOperatorEmail, move(victim.operator.id, someEmail()))).status).toBe(403)
    for (const { client, operator } of [limited, admin])
      expect(await client.refusal(setOperatorEmail, move(operator.id, someEmail()))).toMatchObject({
        status: 403,
        code: 'in_person_only',
      })
    expect((await tryToSignIn(victim.operator.email)).status).toBe(200)
    for (const role of ['viewer', 'support', 'billing'] as const) {
      const { client } = await createStaff(foyer, { role })
      expect((await client.refusal(setOperatorEmail, move(victim.operator.id, someEmail()))).status).toBe(403)
    }
    const away = await createStaff(foyer, { tenant: 'sever' })
    expect((await away.client.refusal(setOperatorEmail, move(victim.operator.id, someEmail()))).status).toBe(404)
  })

  it('of the caller is changed with the password, however short ago they signed in, and the password stays', async () => {
    const bea = await createStaff(foyer, { password })
    const session = await signInStaff(foyer, { email: bea.operator.email, password })
    const wish = move(bea.operator.id, someEmail())
    expect(await session.refusal(setOperatorEmail, wish)).toMatchObject({
      code: 'required',
      source: { pointer: '/password' },
    })
    const wrong = { ...wish, body: { ...wish.body, password: 'another-one-1' } }
    expect((await session.refusal(setOperatorEmail, wrong)).code).toBe('wrong_password')
    await session.ask(setOperatorEmail, { ...wish, body: { ...wish.body, password } })
    expect((await session.ask(getOperator)).email).toBe(wish.body.email)
    expect((await tryToSignIn(wish.body.email)).status).toBe(200)
    expect((await mailsTo(foyer, bea.operator.email))[0]?.text).toContain('127.0.0.1')
    expect((await mailsTo(foyer, wish.body.email)).length).toBeGreaterThan(0)
  })

  it('of the caller is changed with a code too, if they sign in with two steps', async () => {
    const bea = await createStaff(foyer, { password })
    const session = await signInStaff(foyer, { email: bea.operator.email, password })
    const { secret } = await setUpStaffFactor(foyer, session)
    const wish = move(bea.operator.id, someEmail())
    const withPassword = { ...wish, body: { ...wish.body, password } }
    expect(await session.refusal(setOperatorEmail, withPassword)).toMatchObject({
      code: 'required',
      source: { pointer: '/code' },
    })
    const proven = { ...withPassword, body: { ...withPassword.body, code: codeOf(foyer, secret) } }
    expect((await session.ask(setOperatorEmail, proven)).email).toBe(wish.body.email)
  })

  it('of a colleague is changed without the password right after signing in', async () => {
    const [lea, bea] = [await createStaff(foyer, { password }), await createStaff(foyer, { password })]
    const session = await signInStaff(foyer, { email: lea.operator.email, password })
    const wish = move(bea.operator.id, someEmail())
    expect((await session.ask(setOperatorEmail, wish)).email).toBe(wish.body.email)
  })

  it('of a colleague is refused at its field, also if two operators are given the same one at once', async () => {
    const [bea, ada] = [await createStaff(foyer), await createStaff(foyer)]
    expect(await admin.client.refusal(setOperatorEmail, move(bea.operator.id, ada.operator.email))).toMatchObject({
      status: 409,
      source: { pointer: '/email' },
    })
    const wanted = someEmail()
    const answers = await Promise.all(
      [bea, ada].map(({ operator }) => admin.client.call(setOperatorEmail, move(operator.id, wanted))),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is set by a command, too, and with a reason', async () => {
    const bea = await createStaff(foyer, { role: 'support' })
    const access = { url: foyer.url, key: admin.key, tenant: undefined }
    const words = ['operators', 'set-email', bea.operator.id, '--email', someEmail()]
    await expect(runOperatorCommand(access, words)).rejects.toThrow('/reason')
    expect(await runOperatorCommand(access, [...words, '--reason', reason])).toContain(bea.operator.handle)
  })
})

describe('a name', () => {
  it('is corrected by a colleague, or by oneself, and the log says so', async () => {
    const bea = await createStaff(foyer, { name: 'Bea Kurz' })
    const rename = (by: Staff, name: string) =>
      by.client.ask(changeOperator, { params: { id: bea.operator.id }, body: { name, reason: 'married' } })
    expect(await rename(admin, 'Bea Lang')).toMatchObject({ name: 'Bea Lang', role: 'admin', blocked: false })
    expect(await rename(bea, 'Bea Lang-Kurz')).toMatchObject({ name: 'Bea Lang-Kurz' })
    const query = { object_id: bea.operator.id, action: 'operator_changed' }
    expect((await admin.client.ask(listAudit, { query })).entries).toMatchObject([
      { reason: 'married', changes: { name: { from: 'Bea Lang', to: 'Bea Lang-Kurz' } } },
      { reason: 'married', changes: { name: { from: 'Bea Kurz', to: 'Bea Lang' } } },
    ])
    const both = { params: { id: bea.operator.id }, body: { name: 'x', role: 'viewer' as const } }
    expect((await bea.client.refusal(changeOperator, both)).code).toBe('second_person_needed')
  })
})
