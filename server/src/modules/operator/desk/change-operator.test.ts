import { randomUUID } from 'node:crypto'
import {
  changeOperator,
  createOperatorKey,
  getOperator,
  listAudit,
  listOperators,
  operatorLogin,
} from '@foyer/contract/operator/endpoints.ts'
import {
  addStaffComment,
  assignTicket,
  closeStaffTicket,
  getStaffTicket,
} from '@foyer/contract/operator/ticket-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { signInStaff } from '../../../../test/invites.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'
import { codeOf, nextCode, setUpStaffFactor } from '../../../../test/second-factors.ts'

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer)
})

const password = 'Quiet-harbour-7'
const signIn = ({ operator: { email } }: Staff) =>
  foyer.client.call(operatorLogin, { as: { tenant: 'aurora', basic: { email, password } } })

interface Change {
  readonly role?: 'viewer' | 'support' | 'admin'
  readonly blocked?: boolean
  readonly release_tickets?: boolean
}
const change = (by: Staff, { operator: { id } }: Staff, body: Change) =>
  by.client.call(changeOperator, { params: { id }, body: { ...body, reason: 'left on Friday' } })

describe('an operator', () => {
  it('who is blocked is signed out at once, including their keys, and signs in again once unblocked', async () => {
    const colleague = await createStaff(foyer, { password })
    const { body } = await signIn(colleague)
    const session = foyer.client.as({ access_token: (body as { token: string }).token })
    await session.ask(getOperator)
    expect(await change(admin, colleague, { blocked: true })).toMatchObject({ status: 200, body: { blocked: true } })
    expect((await session.refusal(getOperator)).status).toBe(401)
    expect((await colleague.client.refusal(getOperator)).status).toBe(401)
    expect((await signIn(colleague)).status).toBe(403)
    const { id } = colleague.operator
    expect((await admin.client.ask(listOperators, { query: { limit: '100' } })).operators).toContainEqual(
      expect.objectContaining({ id, blocked: true }),
    )
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: id, action: 'operator_changed' } })
    expect(entries).toMatchObject([
      {
        object_name: colleague.operator.handle,
        reason: 'left on Friday',
        changes: { blocked: { from: false, to: true } },
      },
    ])
    await change(admin, colleague, { blocked: false })
    expect((await session.refusal(getOperator)).status).toBe(401)
    expect((await signIn(colleague)).status).toBe(200)
  })

  it.each([
    ['who is blocked', { blocked: true }],
    ['who may no longer create keys', { role: 'support' }],
  ] as const)('%s also loses the keys that they created for colleagues, which is logged', async (_, wish) => {
    const [leaving, bea] = [await createStaff(foyer), await createStaff(foyer, { role: 'support' })]
    const { secret, key } = await leaving.client.ask(createOperatorKey, {
      body: { title: 'sync', operator: bea.operator.handle },
    })
    expect(key.made_by).toEqual({ handle: leaving.operator.handle, name: leaving.operator.name })
    const byKey = foyer.client.as({ access_token: secret })
    await byKey.ask(getOperator)
    expect((await change(admin, leaving, wish)).status).toBe(200)
    expect((await byKey.refusal(getOperator)).status).toBe(401)
    await bea.client.ask(getOperator)
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: key.id } })
    expect(entries.map(({ action }) => action)).toEqual(['operator_key_revoked', 'operator_key_issued'])
  })

  it('may do what the new role opens from the next call on', async () => {
    const colleague = await createStaff(foyer)
    await change(admin, colleague, { role: 'viewer' })
    expect((await colleague.client.ask(getOperator)).role).toBe('viewer')
    expect((await change(colleague, admin, { blocked: true })).status).toBe(403)
  })

  it('changes nobody of another brand, and not themselves', async () => {
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    expect((await change(elsewhere, admin, { blocked: true })).status).toBe(404)
    expect(await change(admin, admin, { role: 'support' })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'second_person_needed' }] },
    })
  })

  it('who blocks a colleague while being blocked by them leaves one of the two active', async () => {
    const [one, other] = [await createStaff(foyer), await createStaff(foyer)]
    const answers = await Promise.all([change(one, other, { blocked: true }), change(other, one, { blocked: true })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('an operator who may do more than before', () => {
  const body = (wish: Change) => ({ ...wish, reason: 'came back' })

  it('is allowed it with password and code once the sign-in is 15 minutes old; what takes rights away is not', async () => {
    const lea = await createStaff(foyer, { password })
    const session = await signInStaff(foyer, { email: lea.operator.email, password })
    const { secret } = await setUpStaffFactor(foyer, session)
    const [bea, ada] = [await createStaff(foyer, { role: 'support' }), await createStaff(foyer)]
    await change(admin, ada, { blocked: true })
    advance(foyer, 15 * minuteMs)
    for (const [who, wish] of [
      [bea, { role: 'admin' }],
      [ada, { blocked: false }],
    ] as const) {
      const params = { id: who.operator.id }
      const missing = { status: 422, code: 'required' }
      expect(await session.refusal(changeOperator, { params, body: body(wish) })).toMatchObject({
        ...missing,
        source: { pointer: '/password' },
      })
      expect(await session.refusal(changeOperator, { params, body: { ...body(wish), password } })).toMatchObject({
        ...missing,
        source: { pointer: '/code' },
      })
      const wrong = { ...body(wish), password: 'Quiet-harbour-8', code: codeOf(foyer, secret) }
      expect((await session.refusal(changeOperator, { params, body: wrong })).code).toBe('wrong_password')
      const proven = { ...body(wish), password, code: codeOf(foyer, secret) }
      expect(await session.ask(changeOperator, { params, body: proven })).toMatchObject(wish)
      nextCode(foyer)
    }
    for (const wish of [{ role: 'support' }, { role: 'viewer' }, { blocked: true }] as const)
      expect(await session.ask(changeOperator, { params: { id: ada.operator.id }, body: body(wish) })).toMatchObject(
        wish,
      )
  })

  it('is mailed it, and so are those who manage operators, the one who did it with the device and the address', async () => {
    const lea = await createStaff(foyer, { name: 'Lea Roth', password })
    const chief = await createStaff(foyer, { password })
    const bea = await createStaff(foyer, { name: 'Bea Kurz', role: 'support', password })
    const session = await signInStaff(foyer, { email: lea.operator.email, password })
    const params = { id: bea.operator.id }
    await session.ask(changeOperator, { params, body: { role: 'admin' } })
    const latest = async ({ operator: { email } }: Staff) => (await mailsTo(foyer, email))[0]
    expect((await latest(bea))?.text).toContain('Lea Roth gave you the role “Administrator”')
    expect((await latest(chief))?.subject).toBe('Lea Roth changed the role of Bea Kurz in the Aurora Streaming console')
    expect((await latest(chief))?.text).not.toContain('IP address')
    expect((await latest(lea))?.subject).toBe('You changed the role of Bea Kurz in the Aurora Streaming console')
    expect((await latest(lea))?.text).toContain('IP address 127.0.0.1')
    const told = (await mailsTo(foyer, bea.operator.email)).length
    for (const wish of [{ role: 'viewer' }, { blocked: true }] as const)
      await session.ask(changeOperator, { params, body: wish })
    expect(await mailsTo(foyer, bea.operator.email)).toHaveLength(told)
    await session.ask(changeOperator, { params, body: { blocked: false } })
    expect((await latest(bea))?.text).toContain('Lea Roth unblocked you')
    expect((await latest(chief))?.subject).toBe('Lea Roth unblocked Bea Kurz in the Aurora Streaming console')
    expect((await latest(lea))?.subject).toBe('You unblocked Bea Kurz in the Aurora Streaming console')
  })
})

describe('SUP-36 the open tickets of an operator', () => {
  const ticketOf = async (staff: Staff): Promise<string> => {
    const body = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
    const { id } = await (await createPerson(foyer)).client.ask(openTicket, { body })
    await admin.client.ask(assignTicket, { params: { id }, body: { operator: staff.operator.handle } })
    return id
  }
  const nameOnly = (id: string) => foyer.sql('update support.ticket set manager_id = null where id = $1', id)
  const managerOf = async (id: string) => (await admin.client.ask(getStaffTicket, { params: { id } })).manager_name
  const openOf = async ({ operator: { id } }: Staff): Promise<number | undefined> =>
    (await admin.client.ask(listOperators, { query: { limit: '100' } })).operators.find((one) => one.id === id)
      ?.open_tickets
  const assignments = async (id: string) =>
    (await admin.client.ask(listAudit, { query: { object_id: id, action: 'ticket_assigned' } })).entries

  it('are counted, stay assigned when the operator is blocked, and are released on request, each with an audit entry', async () => {
    const petra = await createStaff(foyer, { name: 'Petra Novak', role: 'support' })
    const [waits, answered, closed, named] = [
      await ticketOf(petra),
      await ticketOf(petra),
      await ticketOf(petra),
      await ticketOf(petra),
    ]
    await admin.client.ask(addStaffComment, { params: { id: answered }, body: { body: 'Which version?' } })
    await admin.client.ask(closeStaffTicket, { params: { id: closed }, body: null })
    await nameOnly(named)
    expect(await openOf(petra)).toBe(3)
    expect(await change(admin, petra, { blocked: true })).toMatchObject({ status: 200, body: { open_tickets: 3 } })
    expect(await managerOf(waits)).toBe('Petra Novak')
    // They may be made free later as well.
    expect(await change(admin, petra, { release_tickets: true })).toMatchObject({
      status: 200,
      body: { blocked: true, open_tickets: 0 },
    })
    for (const id of [waits, answered, named]) {
      expect(await managerOf(id)).toBeNull()
      expect((await assignments(id))[0]).toMatchObject({
        actor: `operator:${admin.operator.handle}`,
        reason: 'left on Friday',
        changes: { from: 'Petra Novak', to: null },
      })
    }
    expect(await managerOf(closed)).toBe('Petra Novak')
  })

  it('are released by the call that blocks the operator, but never while the operator may still answer', async () => {
    const petra = await createStaff(foyer, { name: `Petra ${randomUUID()}`, role: 'support' })
    const id = await ticketOf(petra)
    expect(await change(admin, petra, { release_tickets: true })).toMatchObject({
      status: 422,
      body: { errors: [{ source: { pointer: '/release_tickets' } }] },
    })
    expect(await managerOf(id)).toBe(petra.operator.name)
    expect(await change(admin, petra, { blocked: true, release_tickets: true })).toMatchObject({
      status: 200,
      body: { blocked: true, open_tickets: 0 },
    })
    expect(await managerOf(id)).toBeNull()
  })

  it('do not include imported ones whose name a colleague has too', async () => {
    const name = `Anna ${randomUUID()}`
    const [anna, namesake] = [await createStaff(foyer, { name }), await createStaff(foyer, { name })]
    const [own, shared] = [await ticketOf(anna), await ticketOf(anna)]
    await nameOnly(shared)
    expect([await openOf(anna), await openOf(namesake)]).toEqual([1, 0])
    await change(admin, anna, { blocked: true, release_tickets: true })
    expect([await managerOf(own), await managerOf(shared)]).toEqual([null, name])
  })

  it('are never assigned to an operator who is blocked at the same moment', async () => {
    const petra = await createStaff(foyer, { name: `Petra ${randomUUID()}`, role: 'support' })
    const ids = [await ticketOf(admin), await ticketOf(admin), await ticketOf(admin)]
    const [, ...given] = await Promise.all([
      change(admin, petra, { blocked: true, release_tickets: true }),
      ...ids.map((id) =>
        admin.client.call(assignTicket, { params: { id }, body: { operator: petra.operator.handle } }),
      ),
    ])
    expect(given.every(({ status }) => status === 200 || status === 422)).toBe(true)
    expect(await openOf(petra)).toBe(0)
  })
})
