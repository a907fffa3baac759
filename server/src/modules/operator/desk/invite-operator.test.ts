import {
  changeOperator,
  createOperatorKey,
  getOperator,
  giveApproval,
  inviteOperator,
  listAudit,
  listOperators,
  markOrderPaid,
  recoverOperatorPassword,
  revokeOperatorKey,
  sendOperatorInvite,
} from '@foyer/contract/operator/endpoints.ts'
import { operatorScopes } from '@foyer/contract/operator/operator.ts'
import { hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { choosePassword, invite, newcomer, signInStaff } from '../../../../test/invites.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'
import { codeOf, nextCode, setUpStaffFactor } from '../../../../test/second-factors.ts'
import { runOperatorCommand } from '../../../operator-commands/operator-command.ts'

const foyer = useFoyer({
  adjust: ({ brands, ...settings }) => {
    const { sever } = brands
    if (sever === undefined) throw new Error('the demo has a brand sever')
    return { ...settings, brands: { ...brands, sever: { ...sever, operator_second_factor: ['support'] } } }
  },
})
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer, { name: 'Lea Roth' })
})

const password = 'Harbour-light-42'

const memberOf = async (id: string) =>
  (await admin.client.ask(listOperators, { query: { limit: '100', sort: '-created_at' } })).operators.find(
    (one) => one.id === id,
  )

describe('an operator who is invited', () => {
  it('chooses a password with the mailed link and signs in; until then they are listed as invited', async () => {
    const body = newcomer()
    const { member, token } = await invite(foyer, admin.client, body)
    expect(member).toMatchObject({ ...body, person: true, invited: true, blocked: false })
    const [mail] = await mailsTo(foyer, body.email)
    expect(mail?.subject).toBe('You are invited to the Aurora Streaming console')
    expect(mail?.text).toContain('Lea Roth')
    expect(mail?.links[0]).toMatch(/\/operator\/password\?token=[\w-]{43}$/)
    expect((await choosePassword(foyer, token, password)).status).toBe(204)
    const session = await signInStaff(foyer, { email: body.email, password })
    expect(await session.ask(getOperator)).toMatchObject({ handle: body.handle, role: 'support' })
    expect(await memberOf(member.id)).toMatchObject({ person: true, invited: false })
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: member.id } })
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['operator_signed_in', `operator:${body.handle}`],
      ['operator_joined', `operator:${body.handle}`],
      ['operator_invited', `operator:${admin.operator.handle}`],
    ])
  })

  it('sets up the second factor first where their role asks for one', async () => {
    const chief = await createStaff(foyer, { tenant: 'sever' })
    const body = newcomer('support')
    const { token } = await invite(foyer, chief.client, body)
    expect((await choosePassword(foyer, token, password, 'sever')).status).toBe(204)
    const session = await signInStaff(foyer, { email: body.email, password, tenant: 'sever' })
    expect(await session.ask(getOperator)).toMatchObject({ scopes: [], second_factor: { on: false, required: true } })
  })

  it('is added by a command, too', async () => {
    const { email, handle, name, role } = newcomer()
    const access = { url: foyer.url, key: admin.key, tenant: undefined }
    const words = ['operators', 'invite', '--email', email, '--handle', handle, '--name', name, '--role', role]
    expect(await runOperatorCommand(access, words)).toContain(handle)
    expect(await mailsTo(foyer, email)).toHaveLength(1)
  })

  it('is mailed to the other operators who manage operators, and to nobody else', async () => {
    const chief = await createStaff(foyer, { password })
    const [clerk, program] = [await createStaff(foyer, { role: 'billing', password }), await createStaff(foyer)]
    const { member } = await invite(foyer, admin.client)
    const [mail] = await mailsTo(foyer, chief.operator.email)
    expect(mail?.subject).toBe('Lea Roth added Petra Novak to the Aurora Streaming console')
    expect(mail?.text).toContain(member.email)
    expect(mail?.text).not.toContain('token')
    const others = [clerk.operator, program.operator, admin.operator]
    for (const { email } of others) expect(await mailsTo(foyer, email)).toEqual([])
  })
})

describe('the link of an invite', () => {
  it('works once, also when used at the same moment, and is stored as a hash', async () => {
    const { member, token } = await invite(foyer, admin.client)
    const stored = JSON.stringify(await foyer.sql('select * from operator.link_token'))
    expect(stored).not.toContain(token)
    const tries = Array.from({ length: 10 }, (_, n) => `Harbour-light-${n}`)
    const answers = await Promise.all(tries.map((each) => choosePassword(foyer, token, each)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const won = tries[answers.findIndex(({ status }) => status === 204)] ?? ''
    await signInStaff(foyer, { email: member.email, password: won })
    expect(await choosePassword(foyer, token, password)).toMatchObject({ status: 404 })
  })

  it('opens nothing at another brand, and a common password does not use it up', async () => {
    const { token } = await invite(foyer, admin.client)
    expect((await choosePassword(foyer, token, password, 'sever')).status).toBe(404)
    expect((await choosePassword(foyer, token, 'Qwerty123')).status).toBe(422)
    expect((await choosePassword(foyer, token, password)).status).toBe(204)
  })

  it('ends after 72 hours and when a new one is sent, of which there is none once it was used', async () => {
    const { member, token } = await invite(foyer, admin.client)
    const again = { params: { id: member.id }, body: { reason: 'was in the spam' } }
    expect((await admin.client.call(sendOperatorInvite, again)).status).toBe(204)
    expect(await choosePassword(foyer, token, password)).toMatchObject({ body: { errors: [{ code: 'link_invalid' }] } })
    const second = tokenIn((await mailsTo(foyer, member.email))[0])
    advance(foyer, 72 * hourMs)
    expect(await choosePassword(foyer, second, password)).toMatchObject({
      body: { errors: [{ code: 'link_expired' }] },
    })
    await admin.client.call(sendOperatorInvite, again)
    expect((await choosePassword(foyer, tokenIn((await mailsTo(foyer, member.email))[0]), password)).status).toBe(204)
    expect((await admin.client.call(sendOperatorInvite, again)).status).toBe(409)
    const { entries } = await admin.client.ask(listAudit, {
      query: { object_id: member.id, action: 'operator_invite_sent' },
    })
    expect(entries).toMatchObject([{ reason: 'was in the spam' }, { reason: 'was in the spam' }])
  })

  it.each([
    ['the invited is blocked', (_by: Staff, id: string) => id, { blocked: true }],
    ['the sender is blocked', (by: Staff) => by.operator.id, { blocked: true }],
    ['the sender may no longer manage operators', (by: Staff) => by.operator.id, { role: 'support' as const }],
  ])('ends when %s, and a forgotten password does not bring it back', async (_, whom, body) => {
    const by = await createStaff(foyer)
    const { member, token } = await invite(foyer, by.client)
    await admin.client.ask(changeOperator, { params: { id: whom(by, member.id) }, body })
    expect((await choosePassword(foyer, token, password)).status).toBe(404)
    await foyer.client.call(recoverOperatorPassword, { body: { email: member.email } })
    expect(await mailsTo(foyer, member.email)).toHaveLength(1)
  })

  it('ends with the key that it was sent with', async () => {
    const { key, secret } = await admin.client.ask(createOperatorKey, { body: { title: 'Onboarding' } })
    const { token } = await invite(foyer, foyer.client.as({ access_token: secret }))
    await admin.client.ask(revokeOperatorKey, { params: { id: key.id }, body: null })
    expect((await choosePassword(foyer, token, password)).status).toBe(404)
  })
})

describe('inviting', () => {
  it('refuses an address or a handle that a colleague has at its field, also at the same moment', async () => {
    const { email, handle } = admin.operator
    for (const [taken, pointer] of [
      [{ email: email.toUpperCase() }, '/email'],
      [{ handle }, '/handle'],
    ] as const)
      expect(await admin.client.refusal(inviteOperator, { body: { ...newcomer(), ...taken } })).toMatchObject({
        status: 409,
        code: 'conflict',
        source: { pointer },
      })
    const wished = newcomer()
    const both = await Promise.all([1, 2].map(() => admin.client.call(inviteOperator, { body: wished })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    for (const wrong of ['Petra Novak', 'me', 'nobody'])
      expect(
        (await admin.client.refusal(inviteOperator, { body: { ...newcomer(), handle: wrong } })).source?.pointer,
      ).toBe('/handle')
    const away = await createStaff(foyer, { tenant: 'sever' })
    expect((await away.client.call(inviteOperator, { body: { ...newcomer(), email } })).status).toBe(201)
  })

  it('refuses a role that permits more than the calling key, and so does changing a role', async () => {
    const limited = await createStaff(foyer, { scopes: ['operators:read', 'operators:write'] })
    for (const role of ['admin', 'viewer'] as const)
      expect(await limited.client.refusal(inviteOperator, { body: newcomer(role) })).toMatchObject({
        status: 422,
        source: { pointer: '/role' },
      })
    const bea = await createStaff(foyer, { role: 'support' })
    const raised = { params: { id: bea.operator.id }, body: { role: 'admin' as const } }
    expect(await limited.client.refusal(changeOperator, raised)).toMatchObject({
      status: 422,
      source: { pointer: '/role' },
    })
    for (const role of ['support', 'billing', 'viewer'] as const) {
      const { client } = await createStaff(foyer, { role })
      expect((await client.refusal(inviteOperator, { body: newcomer('viewer') })).status).toBe(403)
    }
  })

  it('leaves operators whose role permits more than the calling key as they are, except that it blocks and renames them', async () => {
    const scopes = operatorScopes.filter((scope) => scope.endsWith(':read') || scope === 'operators:write')
    const limited = await createStaff(foyer, { scopes })
    const victim = await createStaff(foyer)
    const params = { id: victim.operator.id }
    const leaving = { blocked: true, name: 'Bea Lang' }
    expect(await limited.client.ask(changeOperator, { params, body: leaving })).toMatchObject(leaving)
    for (const body of [{ blocked: false }, { role: 'viewer' }] as const)
      expect((await limited.client.refusal(changeOperator, { params, body })).status).toBe(403)
    expect(await memberOf(victim.operator.id)).toMatchObject({ ...leaving, role: 'admin' })
    const viewer = await createStaff(foyer, { role: 'viewer' })
    for (const blocked of [true, false])
      await limited.client.ask(changeOperator, { params: { id: viewer.operator.id }, body: { blocked } })
  })

  it('asks for password and code once the sign-in is 15 minutes old', async () => {
    const lea = await createStaff(foyer, { password })
    const session = await signInStaff(foyer, { email: lea.operator.email, password })
    const { secret } = await setUpStaffFactor(foyer, session)
    await session.ask(inviteOperator, { body: newcomer() })
    advance(foyer, 15 * minuteMs)
    const body = newcomer()
    const missing = { status: 422, code: 'required' }
    expect(await session.refusal(inviteOperator, { body })).toMatchObject({
      ...missing,
      source: { pointer: '/password' },
    })
    expect(await session.refusal(inviteOperator, { body: { ...body, password } })).toMatchObject({
      ...missing,
      source: { pointer: '/code' },
    })
    const proven = { ...body, password, code: codeOf(foyer, secret) }
    expect((await session.call(inviteOperator, { body: proven })).status).toBe(201)
    nextCode(foyer)
  })

  it('is refused after thirty within an hour', async () => {
    const busy = await createStaff(foyer)
    const { id } = await busy.client.ask(inviteOperator, { body: newcomer() })
    const again = { params: { id }, body: null }
    for (let n = 1; n < 30; n += 1) await busy.client.call(sendOperatorInvite, again)
    expect((await busy.client.refusal(sendOperatorInvite, again)).status).toBe(429)
  })
})

describe('a newcomer', () => {
  const transferOf = async (by: Staff['client']) => {
    const id = await giveOrder(foyer, await createPerson(foyer), { price: '9000' })
    const body = { reference: crypto.randomUUID(), reason: 'seen' }
    return (await by.ask(markOrderPaid, { params: { id }, body })).id
  }
  const joined = async (by: Staff['client'], role: 'billing' | 'admin' = 'billing') => {
    const { member, token } = await invite(foyer, by, newcomer(role))
    await choosePassword(foyer, token, password)
    return signInStaff(foyer, { email: member.email, password })
  }
  const approve = (by: Staff['client'], id: string) => by.call(giveApproval, { params: { id }, body: null })
  const refused = { status: 403, body: { errors: [{ code: 'second_person_needed' }] } }

  it('and the operator who invited them do not count as two people for an approval for three days', async () => {
    const lea = await createStaff(foyer)
    const [petra, other] = [await joined(lea.client), await joined(lea.client)]
    const [ofLea, ofPetra] = [await transferOf(lea.client), await transferOf(petra)]
    expect(await approve(petra, await transferOf(lea.client))).toMatchObject(refused)
    expect(await approve(lea.client, ofPetra)).toMatchObject(refused)
    expect(await approve(other, ofPetra)).toMatchObject(refused)
    expect((await approve(admin.client, ofPetra)).status).toBe(200)
    const { email } = await petra.ask(getOperator)
    advance(foyer, 72 * hourMs)
    expect((await approve(await signInStaff(foyer, { email, password }), ofLea)).status).toBe(200)
  })

  it('counts as the person who invited them for three days from the entry, not from the invite', async () => {
    const lea = await createStaff(foyer)
    const { member, token } = await invite(foyer, lea.client, newcomer('billing'))
    advance(foyer, 71 * hourMs)
    expect((await choosePassword(foyer, token, password)).status).toBe(204)
    advance(foyer, 2 * hourMs)
    const { email } = member
    const ofLea = await transferOf(lea.client)
    expect(await approve(await signInStaff(foyer, { email, password }), ofLea)).toMatchObject(refused)
    advance(foyer, 70 * hourMs)
    expect((await approve(await signInStaff(foyer, { email, password }), ofLea)).status).toBe(200)
  })

  it('whose link a colleague sends again after a week counts as the person who invited them too, and all administrators are told', async () => {
    const lea = await createStaff(foyer, { password })
    const [chief, bea] = [await createStaff(foyer, { password }), await createStaff(foyer, { name: 'Bea Kurz' })]
    const { member } = await invite(foyer, lea.client, newcomer('billing'))
    advance(foyer, 7 * 24 * hourMs)
    const again = { params: { id: member.id }, body: null }
    expect((await bea.client.call(sendOperatorInvite, again)).status).toBe(204)
    // Beside reminders of what has waited for a week.
    for (const { operator } of [chief, lea])
      expect((await mailsTo(foyer, operator.email)).map(({ subject }) => subject)).toContain(
        'Bea Kurz sent Petra Novak a new link to the Aurora Streaming console',
      )
    await choosePassword(foyer, tokenIn((await mailsTo(foyer, member.email))[0]), password)
    const petra = await signInStaff(foyer, { email: member.email, password })
    expect(await approve(petra, await transferOf(lea.client))).toMatchObject(refused)
  })

  it('whom a newcomer invites counts as the same person too, however long the chain is', async () => {
    const lea = await createStaff(foyer)
    const petra = await joined(lea.client, 'admin')
    const third = await joined(petra, 'admin')
    const ofLea = await transferOf(lea.client)
    expect(await approve(await joined(third), ofLea)).toMatchObject(refused)
    expect(await approve(third, ofLea)).toMatchObject(refused)
    expect(await approve(lea.client, await transferOf(third))).toMatchObject(refused)
  })
})
