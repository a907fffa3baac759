import {
  changeOperator,
  createOperatorKey,
  getOperator,
  listAudit,
  listOperators,
  operatorLogin,
} from '@foyer/contract/operator/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'

let foyer: RunningFoyer
let admin: Staff
beforeAll(async () => {
  foyer = await startFoyer()
  admin = await createStaff(foyer)
})
afterAll(() => foyer.close())

const password = 'Quiet-harbour-7'
const signIn = ({ operator: { email } }: Staff) =>
  foyer.client.call(operatorLogin, { as: { tenant: 'aurora', basic: { email, password } } })

const change = (by: Staff, { operator: { id } }: Staff, body: { role?: 'viewer' | 'support'; blocked?: boolean }) =>
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
