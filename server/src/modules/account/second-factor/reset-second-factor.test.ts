import { getProfile, getSecondFactor, login, resetSecondFactor } from '@foyer/contract/account/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, signIn, somePassword } from '../../../../test/people.ts'
import { enrol } from '../../../../test/second-factors.ts'
import { runOperatorCommand } from '../../../operator-commands/operator-command.ts'

const foyer = useFoyer()

const reason = 'lost the phone; called back at the number on the contract'
const of = (id: string) => ({ params: { id }, body: { reason } })

describe('a second factor that its owner has lost', () => {
  it('is switched off by support: the password is enough, the backup codes are void, its owner is informed, and the log says why', async () => {
    const { person, codes } = await enrol(foyer)
    const { client: support, operator } = await createStaff(foyer, { role: 'support' })
    expect((await support.call(resetSecondFactor, of(person.account.id))).status).toBe(204)

    const { client } = await signIn(foyer, person)
    expect(await client.ask(getSecondFactor)).toEqual({ enabled: false, enabled_at: null, backup_codes_left: 0 })
    const kept = await foyer.sql('select 1 from account.backup_code where account_id = $1', person.account.id)
    expect([codes.length, kept.length]).toEqual([10, 0])
    expect((await person.client.call(getProfile)).status).toBe(200)

    const [letter] = await mailsTo(foyer, person.email)
    expect(letter?.subject).toBe('We turned off two-step sign-in for Aurora Streaming')
    expect(letter?.links).toContain(`${foyer.url}/profile/security`)
    const logged = await foyer.sql(
      `select actor, reason, object_id from platform.audit_entry where account_id = $1 and action = 'second_factor_reset'`,
      person.account.id,
    )
    expect(logged).toEqual([{ actor: `operator:${operator.handle}`, reason, object_id: person.account.id }])
  })

  it('can be reset with a command too', async () => {
    const { person } = await enrol(foyer)
    const { key } = await createStaff(foyer, { role: 'support' })
    const access = { url: foyer.url, key, tenant: undefined }
    const words = ['customers', 'reset-second-factor', person.account.id]
    await expect(runOperatorCommand(access, words)).rejects.toThrow('/reason')
    expect(await runOperatorCommand(access, [...words, '--reason', reason])).toBe('Done.')
    await expect(runOperatorCommand(access, [...words, '--reason', reason])).rejects.toThrow('(conflict)')
  })

  it('stays on if the operator may only read, is of another brand, or names nobody', async () => {
    const { person } = await enrol(foyer)
    const { client: viewer } = await createStaff(foyer, { role: 'viewer' })
    const { client: other } = await createStaff(foyer, { tenant: 'sever', role: 'admin' })
    const { client: admin } = await createStaff(foyer, { role: 'admin' })
    const { id } = person.account
    expect((await viewer.refusal(resetSecondFactor, of(id))).status).toBe(403)
    expect((await other.refusal(resetSecondFactor, of(id))).status).toBe(404)
    for (const nobody of ['01900000-0000-7000-8000-000000000000', 'nonsense'])
      expect((await admin.refusal(resetSecondFactor, of(nobody))).status).toBe(404)
    expect((await admin.refusal(resetSecondFactor, { ...of(id), body: { reason: ' ' } })).status).toBe(422)
    const basic = { email: person.email, password: somePassword }
    expect((await foyer.client.refusal(login, { as: { tenant: 'aurora', basic } })).code).toBe('otp_required')
  })

  it('that was never on is a conflict', async () => {
    const { account } = await createPerson(foyer)
    const { client } = await createStaff(foyer)
    expect(await client.refusal(resetSecondFactor, of(account.id))).toMatchObject({ status: 409, code: 'conflict' })
  })
})
