import {
  actAsCustomer,
  changeOperator,
  listOperatorKeys,
  makeTrialToken,
  revokeOperatorKey,
} from '@foyer/contract/operator/endpoints.ts'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { untilWaiting } from '../../../../test/locks.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer)
})

/** Simulates another change of the customer: their row is locked, and any call that needs it waits until the work is done. */
const whileBusy = async <T>({ account }: Person, ask: () => Promise<T>, work: () => Promise<unknown>): Promise<T> => {
  const holder = new Client({ connectionString: foyer.database_url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from account.account where id = $1 for update', [account.id])
  const asking = ask()
  try {
    await untilWaiting(holder, 1)
    await work()
  } finally {
    await holder.query('commit')
    await holder.end()
  }
  return asking
}

const change = (mia: Staff, body: { readonly blocked: true } | { readonly role: 'viewer' }) =>
  admin.client.ask(changeOperator, { params: { id: mia.operator.id }, body })

const endKeyOf = async ({ operator }: Staff): Promise<void> => {
  const { keys } = await admin.client.ask(listOperatorKeys, { query: { limit: '100' } })
  const key = keys.find((known) => known.operator.handle === operator.handle)
  await admin.client.ask(revokeOperatorKey, { params: { id: key?.id ?? '' }, body: null })
}

describe.each([
  ['is blocked', (mia: Staff) => change(mia, { blocked: true }), 401],
  ['gets a role without access to the portal', (mia: Staff) => change(mia, { role: 'viewer' }), 403],
  ['loses the key used for the call', endKeyOf, 401],
])('an operator who %s while their call waits for the customer', (_what, lose, status) => {
  it('cannot act for them', async () => {
    const [olga, mia] = [await createPerson(foyer), await createStaff(foyer, { role: 'support' })]
    const asked = { params: { id: olga.account.id }, body: { reason: 'their invoice does not open' } }
    const answer = await whileBusy(
      olga,
      () => mia.client.call(actAsCustomer, asked),
      () => lose(mia),
    )
    expect(answer.status).toBe(status)
  })

  it('gets no sign-in link', async () => {
    const [olga, mia] = [await createPerson(foyer), await createStaff(foyer, { role: 'support' })]
    const asked = { params: { id: olga.account.id }, body: null }
    const answer = await whileBusy(
      olga,
      () => mia.client.call(makeTrialToken, asked),
      () => lose(mia),
    )
    expect(answer.status).toBe(status)
  })
})
