import {
  confirmOperatorSecondFactor,
  operatorLogin,
  startOperatorSecondFactor,
} from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { codeOf } from '../../../test/second-factors.ts'
import { forgetTries, slowHashOf, tryIsUnderWay } from '../../../test/slow-password.ts'
import type { OperatorRow } from './index.ts'

/* Checking a password takes a while. Meanwhile the password may have become insufficient. */

const password = 'Harbour-light-42'

const foyer = useFoyer()
let slowHash: string
let operator: OperatorRow
let here: Client
beforeAll(async () => {
  slowHash = slowHashOf(password)
})

const signIn = () =>
  foyer.client.call(operatorLogin, { as: { tenant: operator.tenant, basic: { email: operator.email, password } } })

/** All sessions except the one in use. */
const otherSessions = () =>
  foyer.sql(
    `select id from operator.credential where operator_id = $1 and kind = 'session' and revoked_at is null
      and created_at > (select min(created_at) from operator.credential where operator_id = $1 and kind = 'session')`,
    operator.id,
  )

beforeEach(async () => {
  operator = (await createStaff(foyer, { password })).operator
  const { token } = (await signIn()).body as { token: string }
  here = foyer.client.as({ access_token: token })
  await foyer.sql('update operator.operator set password_hash = $2 where id = $1', operator.id, slowHash)
  await forgetTries(foyer)
})

it('an operator’s sign-in with the password alone opens nothing once signing in requires a code', async () => {
  const { secret } = await here.ask(startOperatorSecondFactor)
  await forgetTries(foyer)
  const signingIn = signIn()
  await tryIsUnderWay(foyer)
  await here.ask(confirmOperatorSecondFactor, { body: { code: codeOf(foyer, secret) } })
  expect(await signingIn).toMatchObject({ status: 401, body: { errors: [{ code: 'otp_required' }] } })
  expect(await otherSessions()).toEqual([])
})

it.each([
  ['who is blocked during it', 'blocked = true', 403, 'account_blocked'],
  ['whose password changes during it', `password_hash = 'another'`, 401, 'wrong_credentials'],
])('an operator’s sign-in %s opens nothing that could be refreshed', async (_, change, status, code) => {
  const signingIn = signIn()
  await tryIsUnderWay(foyer)
  await foyer.sql(`update operator.operator set ${change} where id = $1`, operator.id)
  expect(await signingIn).toMatchObject({ status, body: { errors: [{ code }] } })
  expect(await otherSessions()).toEqual([])
})
