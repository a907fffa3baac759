// @module-tag long
import { randomUUID } from 'node:crypto'
import { addPaymentMethod, getOrder } from '@foyer/contract/billing/endpoints.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { readLedger } from '../../../../test/ledger.ts'
import { giveCard, giveInvoice } from '../../../../test/licences.ts'
import { createPerson, signIn } from '../../../../test/people.ts'
import { askDatabase } from '../../../../test/rows.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import type { Settings } from '../../../config.ts'

const running: RunningFoyer[] = []
const databases: TestDatabase[] = []
afterEach(async () => {
  for (const foyer of running.splice(0)) await foyer.close()
  for (const database of databases.splice(0)) await database.drop()
})

const start = async (database: TestDatabase, adjust = (settings: Settings): Settings => settings) => {
  const foyer = await startFoyer({ environment: { DATABASE_URL: database.url }, adjust })
  running.push(foyer)
  return foyer
}

const ownDatabase = async (like?: TestDatabase): Promise<TestDatabase> => {
  const database = await createTestDatabase(like)
  databases.push(database)
  return database
}

/** The providers of the other server: they remember what happened, even after this database has forgotten it. */
const withProvidersOf =
  ({ url }: RunningFoyer) =>
  (settings: Settings): Settings => {
    const { aurora } = settings.brands
    if (aurora?.gateways.stripe === undefined || aurora.gateways.cloudpayments === undefined)
      throw new Error('there is no such gateway')
    const stripe = { ...aurora.gateways.stripe, api_url: `${url}/sandbox/stripe` }
    const cloudpayments = { ...aurora.gateways.cloudpayments, api_url: `${url}/sandbox/cloudpayments` }
    const gateways = { ...aurora.gateways, stripe, cloudpayments }
    return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, gateways } } }
  }

const renew = (foyer: RunningFoyer): Promise<void> => foyer.modules.licensing.runRenewals('aurora')

interface Card {
  readonly gateway: 'stripe' | 'cloudpayments'
  /** The charges at Stripe. */
  readonly token_id: string
}

/** A customer whose licence is to be renewed today, with a card and the invoice for it. */
const makeDue = async (foyer: RunningFoyer, { gateway, token_id }: Card) => {
  const olga = await createPerson(foyer, { country: 'DE' })
  if (gateway === 'stripe') await olga.client.ask(addPaymentMethod, { body: { gateway, token_id } })
  else await giveCard(foyer, olga, { gateway, reference: `tk_${randomUUID()}_4242`, is_default: true })
  const paid_till = dayOf(foyer.platform.clock.now())
  const bill = await giveInvoice(foyer, olga, { auto_renewable: true, billing_kind: 'internal', paid_till })
  return { olga, ...bill }
}

/** Charged today by a server whose database is then lost; another one continues with this morning's backup. */
const restoreAfterCharge = async (card: Card, hoursLater: number) => {
  const lost = await ownDatabase()
  const before = await startFoyer({ environment: { DATABASE_URL: lost.url } })
  const due = await makeDue(before, card)
  await before.close()
  const backup = await ownDatabase(lost)
  const since = await start(lost)
  await renew(since)
  const restored = await start(backup, withProvidersOf(since))
  for (const foyer of [since, restored]) advance(foyer, hoursLater * hourMs)
  return { since, restored, ...due }
}

const states = ({ database_url }: RunningFoyer): Promise<{ state: string }[]> =>
  askDatabase(database_url, 'select state from billing.payment_attempt')

it.each<[Card['gateway'], string, number]>([
  ['stripe', 'an hour', 1],
  ['stripe', 'two days', 48],
  ['cloudpayments', 'a few minutes', 0.1],
  ['cloudpayments', 'two days', 48],
])(
  'BILL-47 after restoring a backup from before a charge, the charge by %s is found %s later, recorded, and not repeated',
  async (gateway, _, hoursLater) => {
    const { since, restored, olga, order_id } = await restoreAfterCharge({ gateway, token_id: 'tok_visa' }, hoursLater)
    expect((await readLedger(since)).captures).toHaveLength(1)
    expect(await states(restored)).toEqual([])
    await renew(restored)
    expect((await readLedger(since)).captures).toHaveLength(1)
    expect(await states(restored)).toEqual([{ state: 'succeeded' }])
    const { client } = await signIn(restored, olga)
    expect((await client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull()
  },
)

it('BILL-47 after restoring a backup from before a declined attempt, the bank is not asked again: that attempt was made', async () => {
  const card = { gateway: 'stripe', token_id: 'tok_chargeCustomerFail' } as const
  const { since, restored } = await restoreAfterCharge(card, 48)
  const asked = () => since.sql(`select from sandbox.stripe_object where object = 'payment_intent'`)
  expect(await asked()).toHaveLength(1)
  await renew(restored)
  expect(await asked()).toHaveLength(1)
  expect(await states(restored)).toEqual([{ state: 'failed' }])
  const [renewal] = await restored.sql<{ tries: number }>('select tries from licensing.renewal')
  expect(renewal?.tries).toBe(1)
})
