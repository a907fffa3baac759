import { getProfile, login } from '@foyer/contract/account/endpoints.ts'
import {
  actAsCustomer,
  changeOperator,
  confirmOperatorSecondFactor,
  endOperatorSecondFactor,
  getOperator,
  getOperatorSecondFactor,
  listOperators,
  listStaffTickets,
  operatorLogin,
  renewOperatorBackupCodes,
  resetOperatorSecondFactor,
  startOperatorSecondFactor,
} from '@foyer/contract/operator/endpoints.ts'
import { OperatorSession } from '@foyer/contract/operator/operator.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import type { Client as ApiClient } from '../../../../test/client.ts'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { untilWaiting } from '../../../../test/locks.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'
import { codeOf, nextCode, setUpStaffFactor } from '../../../../test/second-factors.ts'
import type { OperatorRow } from '../index.ts'
import { resetFactorByHandle } from './reset-second-factor.ts'

const foyer = useFoyer({
  // One of the two brands requires a second factor of its billing staff.
  adjust: ({ brands, ...settings }) => {
    const { sever } = brands
    if (sever === undefined) throw new Error('the demo has a brand sever')
    return { ...settings, brands: { ...brands, sever: { ...sever, operator_second_factor: ['billing'] } } }
  },
})

const password = 'Harbour-light-42'

const tryToSignIn = ({ email, tenant }: Pick<OperatorRow, 'email' | 'tenant'>, otp?: string) =>
  foyer.client.call(operatorLogin, {
    as: { tenant, basic: { email, password, ...(otp !== undefined && { otp }) } },
  })

const signIn = async (operator: OperatorRow, otp?: string) => {
  const { token, operator: who } = OperatorSession.parse((await tryToSignIn(operator, otp)).body)
  return { client: foyer.client.as({ access_token: token }), who }
}

const setUp = (client: ApiClient) => setUpStaffFactor(foyer, client)

const withFactor = async () => {
  const { operator } = await createStaff(foyer, { password })
  const { client } = await signIn(operator)
  return { operator, client, ...(await setUp(client)) }
}

const asksForCode = { status: 401, body: { errors: [{ code: 'otp_required' }] } }

/** A session in which this operator acts as a customer. */
const actFor = async (client: ApiClient): Promise<ApiClient> => {
  const { account } = await createPerson(foyer)
  const asked = { params: { id: account.id }, body: { reason: 'a look at their invoice' } }
  const refresh_token = new URL((await client.ask(actAsCustomer, asked)).url).searchParams.get('refresh_token') ?? ''
  const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
  return foyer.client.as({ access_token })
}

describe('an operator’s second factor', () => {
  it('is set up with an app, and from then on signing in needs a code, each once', async () => {
    const { operator } = await createStaff(foyer, { password })
    const { client } = await signIn(operator)
    const { secret, otpauth_url } = await client.ask(startOperatorSecondFactor)
    expect(decodeURIComponent(otpauth_url)).toContain(operator.email)
    expect((await tryToSignIn(operator)).status).toBe(200)
    const wrong = await client.refusal(confirmOperatorSecondFactor, { body: { code: 'abcdef' } })
    expect(wrong).toMatchObject({ status: 422, code: 'wrong_code' })
    const code = codeOf(foyer, secret)
    const { backup_codes } = await client.ask(confirmOperatorSecondFactor, { body: { code } })
    expect(await client.ask(getOperatorSecondFactor)).toMatchObject({ enabled: true, backup_codes_left: 10 })
    expect((await client.ask(getOperator)).second_factor.on).toBe(true)
    expect(await tryToSignIn(operator)).toMatchObject(asksForCode)
    expect(await tryToSignIn(operator, code)).toMatchObject(asksForCode)
    nextCode(foyer)
    expect((await tryToSignIn(operator, codeOf(foyer, secret))).status).toBe(200)
    const [backup] = backup_codes
    expect((await tryToSignIn(operator, backup?.toUpperCase())).status).toBe(200)
    expect(await tryToSignIn(operator, backup)).toMatchObject(asksForCode)
    expect(await client.ask(getOperatorSecondFactor)).toMatchObject({ backup_codes_left: 9 })
  })

  it('requires the password long after signing in: an open console cannot lock its operator out', async () => {
    const { operator } = await createStaff(foyer, { password })
    const { client } = await signIn(operator)
    advance(foyer, 15 * minuteMs)
    const refused = { status: 422, source: { pointer: '/password' } }
    expect(await client.refusal(startOperatorSecondFactor)).toMatchObject({ ...refused, code: 'required' })
    const wrong = await client.refusal(startOperatorSecondFactor, { body: { password: 'another-one-1' } })
    expect(wrong).toMatchObject({ ...refused, code: 'wrong_password' })
    const { secret } = await client.ask(startOperatorSecondFactor, { body: { password } })
    await client.ask(confirmOperatorSecondFactor, { body: { code: codeOf(foyer, secret) } })
    expect((await client.ask(getOperator)).second_factor.on).toBe(true)
  })

  it('is reported to them by mail when it is set up, renewed, switched off, or removed by a colleague', async () => {
    const { operator, client, secret } = await withFactor()
    await client.ask(renewOperatorBackupCodes, { body: { code: codeOf(foyer, secret) } })
    nextCode(foyer)
    await client.ask(endOperatorSecondFactor, { body: { code: codeOf(foyer, secret) } })
    const subjects = (await subjectsTo(foyer, operator.email)).sort()
    expect(subjects).toEqual([
      expect.stringMatching(/^Two-step sign-in to the .* console is off$/),
      expect.stringMatching(/^Two-step sign-in to the .* console is on$/),
      expect.stringMatching(/^You have new backup codes for the .* console$/),
    ])
    const lost = await withFactor()
    const { client: chief } = await createStaff(foyer, { role: 'admin' })
    await chief.ask(resetOperatorSecondFactor, { params: { id: lost.operator.id }, body: { reason: 'a lost phone' } })
    const [mail] = await mailsTo(foyer, lost.operator.email)
    expect(mail?.subject).toMatch(/^A colleague turned off two-step sign-in to the .* console$/)
    expect(mail?.text).not.toContain('address 127.0.0.1')
    expect(mail?.links[0]).toMatch(/\/operator\/security$/)
  })

  it('ends the other sessions when it is switched on, because only the password opened them', async () => {
    const { operator, key } = await createStaff(foyer, { password })
    const [here, elsewhere] = [(await signIn(operator)).client, (await signIn(operator)).client]
    const acting = await actFor(elsewhere)
    await acting.ask(getProfile)
    await setUp(here)
    expect((await elsewhere.refusal(getOperator)).status).toBe(401)
    expect((await acting.refusal(getProfile)).status).toBe(401)
    await here.ask(getOperator)
    // A program goes on with its key.
    await foyer.client.as({ access_token: key }).ask(getOperator)
  })

  it('cannot be set up, read or switched off with a key', async () => {
    const { client } = await createStaff(foyer, { password })
    for (const refused of [
      client.refusal(getOperatorSecondFactor),
      client.refusal(startOperatorSecondFactor),
      client.refusal(endOperatorSecondFactor, { body: { code: '123456' } }),
    ])
      expect(await refused).toMatchObject({ status: 403, code: 'in_person_only' })
  })

  it('is switched off, and its backup codes renewed, with a code', async () => {
    const { operator, client, secret, backup_codes } = await withFactor()
    const fresh = await client.ask(renewOperatorBackupCodes, { body: { code: codeOf(foyer, secret) } })
    expect(await tryToSignIn(operator, backup_codes[0])).toMatchObject(asksForCode)
    expect((await tryToSignIn(operator, fresh.backup_codes[0])).status).toBe(200)
    expect((await client.refusal(endOperatorSecondFactor, { body: { code: 'wrong' } })).status).toBe(422)
    nextCode(foyer)
    expect((await client.call(endOperatorSecondFactor, { body: { code: codeOf(foyer, secret) } })).status).toBe(204)
    expect((await tryToSignIn(operator)).status).toBe(200)
  })

  it('has to wait after ten wrong codes, even with the right one', async () => {
    const { operator, secret } = await withFactor()
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      // Tries by the password are counted separately and have a lower limit.
      await foyer.sql(`delete from platform.rate_limit where key like 'operator_pair%'`)
      statuses.push((await tryToSignIn(operator, tries === 10 ? codeOf(foyer, secret) : '000000')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('is stored without the secret and backup codes in plain text', async () => {
    const { operator, secret, backup_codes } = await withFactor()
    const rows = await foyer.sql(
      `select encode(f.secret, 'base64') as secret, array(select encode(hash, 'escape') from operator.backup_code b where b.operator_id = f.operator_id) as hashes
       from operator.second_factor f where f.operator_id = $1`,
      operator.id,
    )
    expect(rows).toHaveLength(1)
    for (const told of [secret, ...backup_codes]) expect(JSON.stringify(rows)).not.toContain(told)
  })
})

describe('if the brand requires it for a role', () => {
  const staffOf = (role: 'billing' | 'support') => createStaff(foyer, { tenant: 'sever', role, password })

  it('nothing is open until it is set up, and then everything that the role opens', async () => {
    const { operator } = await staffOf('billing')
    const { client, who } = await signIn(operator)
    expect(who).toMatchObject({ second_factor: { on: false, required: true }, scopes: [] })
    expect(await client.refusal(listStaffTickets)).toMatchObject({ status: 403 })
    const { secret } = await setUp(client)
    expect((await client.ask(getOperator)).second_factor.on).toBe(true)
    await client.ask(listStaffTickets)
    expect((await signIn(operator, codeOf(foyer, secret))).who.scopes).toContain('orders:write')
  })

  it('they cannot switch it off themselves', async () => {
    const { operator } = await staffOf('billing')
    const { client } = await signIn(operator)
    const { backup_codes } = await setUp(client)
    const body = { code: backup_codes[0] ?? '' }
    expect(await client.refusal(endOperatorSecondFactor, { body })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await tryToSignIn(operator)).toMatchObject(asksForCode)
  })

  it('other roles and API keys are not affected', async () => {
    const { operator } = await staffOf('support')
    expect((await signIn(operator)).who.second_factor).toEqual({ on: false, required: false })
    await (await staffOf('billing')).client.ask(listStaffTickets)
  })
})

describe('a lost app', () => {
  const auditOf = ({ id }: OperatorRow) => entriesOf(foyer, id, ['actor', 'reason'], 'second_factor_reset')

  it('is removed by a colleague who may change operators, with a reason; sessions end, including those acting as customers', async () => {
    const { operator, client } = await withFactor()
    const admin = await createStaff(foyer)
    const isOn = async () =>
      (await admin.client.ask(listOperators)).operators.find(({ id }) => id === operator.id)?.second_factor
    expect(await isOn()).toBe(true)
    const wanted = { params: { id: operator.id }, body: { reason: 'phone lost, seen in person' } }
    const support = await createStaff(foyer, { role: 'support' })
    expect((await support.client.refusal(resetOperatorSecondFactor, wanted)).status).toBe(403)
    const foreign = await createStaff(foyer, { tenant: 'sever' })
    expect((await foreign.client.refusal(resetOperatorSecondFactor, wanted)).status).toBe(404)
    const acting = await actFor(client)
    await acting.ask(getProfile)
    expect((await admin.client.call(resetOperatorSecondFactor, wanted)).status).toBe(204)
    expect((await acting.refusal(getProfile)).status).toBe(401)
    expect(await isOn()).toBe(false)
    expect((await client.refusal(getOperator)).status).toBe(401)
    expect((await tryToSignIn(operator)).status).toBe(200)
    expect(await auditOf(operator)).toEqual([
      { actor: `operator:${admin.operator.handle}`, reason: 'phone lost, seen in person' },
    ])
    expect((await admin.client.refusal(resetOperatorSecondFactor, wanted)).status).toBe(409)
  })

  it('cannot be removed by its owner, neither from an open session nor with their key', async () => {
    const { operator, key } = await createStaff(foyer, { password })
    const { client } = await signIn(operator)
    await setUp(client)
    for (const own of [client, foyer.client.as({ access_token: key })])
      expect(await own.refusal(resetOperatorSecondFactor, { params: { id: operator.id }, body: null })).toMatchObject({
        status: 403,
        code: 'second_person_needed',
      })
    const inCapitals = { params: { id: operator.id.toUpperCase() }, body: { reason: 'by another spelling' } }
    expect((await client.refusal(resetOperatorSecondFactor, inCapitals)).status).toBe(404)
    expect(await tryToSignIn(operator)).toMatchObject(asksForCode)
  })

  it('cannot be removed with a key that opens less than the role of its owner', async () => {
    const { operator } = await withFactor()
    const limited = await createStaff(foyer, { scopes: ['operators:read', 'operators:write'] })
    const wanted = { params: { id: operator.id }, body: { reason: 'phone lost' } }
    expect((await limited.client.refusal(resetOperatorSecondFactor, wanted)).status).toBe(403)
    expect(await tryToSignIn(operator)).toMatchObject(asksForCode)
  })

  it('is not removed by a colleague who is blocked while their call waits', async () => {
    const { operator } = await withFactor()
    const [colleague, admin] = [await createStaff(foyer), await createStaff(foyer)]
    const holder = new Client({ connectionString: foyer.database_url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from operator.operator where id = $1 for update', [operator.id])
    const wanted = { params: { id: operator.id }, body: { reason: 'phone lost' } }
    const removing = colleague.client.call(resetOperatorSecondFactor, wanted)
    try {
      await untilWaiting(holder, 1)
      await admin.client.ask(changeOperator, { params: { id: colleague.operator.id }, body: { blocked: true } })
    } finally {
      await holder.query('commit')
      await holder.end()
    }
    expect((await removing).status).toBe(401)
    expect(await tryToSignIn(operator)).toMatchObject(asksForCode)
  })

  it('can be removed by somebody with access to the database', async () => {
    const { operator } = await withFactor()
    const { database, clock, audit } = foyer.platform
    const reset = resetFactorByHandle({ database, clock, audit })
    expect(await reset('aurora', operator.handle)).toBe('done')
    expect((await tryToSignIn(operator)).status).toBe(200)
    expect(await auditOf(operator)).toEqual([{ actor: 'system', reason: null }])
    expect(await reset('aurora', operator.handle)).toBe('had_none')
    expect(await reset('sever', operator.handle)).toBe('unknown')
  })
})
