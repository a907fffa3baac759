import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import pg from 'pg'
import { v4 } from 'uuid'
import type { Foyer } from '../../src/app.ts'
import type { ActorCall, OperatorCall } from '../../src/platform/http/call.ts'
import { mediaServer } from '../goods.ts'

export const tenant = 'aurora'

/** The real modules with the providers' stand-ins in one process, whose clock can be moved. */
export interface Shop {
  readonly foyer: Pick<Foyer, 'platform' | 'modules'>
  readonly url: string
  /** Queries the database as its owner. */
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** A control of the sandbox. */
  readonly tell: (method: string, path: string, body?: object) => Promise<void>
  close(): Promise<void>
}

const sku = mediaServer('simulated')

/** Stops periodic work until a step runs it, so that nothing happens except by the seed. */
const stopTimers = async ({ ask }: Pick<Shop, 'ask'>): Promise<void> => {
  await ask(
    `create or replace function platform.not_by_itself() returns trigger language plpgsql as 'begin return null; end'`,
  )
  await ask(`create or replace trigger not_by_itself before insert or update on platform.timer
    for each row execute function platform.not_by_itself()`)
}

/** A shop on a server with the sandbox, which nobody else uses. */
export const openShop = async (foyer: Shop['foyer'], url: string, databaseUrl: string): Promise<Shop> => {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const shop: Shop = {
    foyer,
    url,
    ask: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(text, [...values])).rows,
    tell: async (method, path, body) => {
      const asked = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const answer = await fetch(`${url}/sandbox${path}`, { method, ...asked })
      const said = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${said}`)
    },
    close: () => owner.end(),
  }
  await stopTimers(shop)
  await foyer.modules.catalogue.apply(tenant, [sku], 'system')
  return shop
}

/** The licence's state when it was issued. */
export interface Licence {
  readonly id: string
  readonly quantity: number
  readonly starts_on: string
}

/** A customer with two licences that renew, an invoice for something else, and a saved card. */
export interface Life {
  readonly account_id: string
  readonly call: ActorCall
  readonly licences: readonly Licence[]
  /** Banks' questions that nobody has answered. */
  readonly questions: string[]
  /** Errors that must not occur. */
  readonly surprises: string[]
}

const startedDaysAgo = 20

const about = { tenant, locale: 'en', request_id: 'simulation', ip: '127.0.0.1', user_agent: 'simulation' } as const

const callOf = (account_id: string, email: string): ActorCall => ({
  ...about,
  actor: {
    account_id,
    session_id: account_id,
    token_expires_at: Number.MAX_SAFE_INTEGER,
    email,
    name: 'Simulated',
    locale: 'en',
    country: 'DE',
    currency: 'EUR' satisfies Currency,
    terms_accepted: true,
    email_confirmed: true,
    password_filled: true,
    permissions: { store: true, create_trial: true },
    acting_operator: null,
  },
})

/** An operator from finance, who records transfers. */
export const staffCall = (operator: OperatorCall['operator']): OperatorCall => ({ ...about, operator })

/** Every life begins at its own time, the same for its seed: some at the end of a month, some in its middle. */
const beginsAt = (seed: number): number => Date.UTC(2027, 0, 1 + (seed % 400), 9)

/** Sets the clock without running what becomes due. It is stored where the sandbox's own control reads it. */
export const setClock = async ({ foyer, ask }: Shop, offset_ms: number): Promise<void> => {
  foyer.platform.clock.offset_ms = offset_ms
  await ask('update platform.clock set offset_ms = $1', [offset_ms])
}

export const begin = async (shop: Shop, seed: number): Promise<Life> => {
  const { foyer, ask, tell } = shop
  const { account, licensing, billing } = foyer.modules
  const { platform } = foyer
  await setClock(shop, beginsAt(seed) - Date.now())
  await tell('DELETE', '/faults')
  const email = `seed-${seed}-${v4()}@simulation.example`
  const person = { tenant, email, name: 'Simulated', country: 'DE', locale: 'en', email_confirmed: true } as const
  const { id: account_id } = await account.create(
    { ...person, password: null, terms_accepted_at: platform.clock.now() },
    'system',
  )
  const starts_on = new Date(platform.clock.now().getTime() - startedDaysAgo * dayMs).toISOString().slice(0, 10)
  for (const quantity of [1, 3]) {
    const wanted = { tenant, account_id, sku_id: sku.id, quantity, actor: 'system', starts_on }
    const deliverable_id = await licensing.issue(wanted)
    await licensing.openRenewal({ tenant, deliverable_id, actor: 'system' })
  }
  const setup = { title: 'Setup', detail: null, quantity: 1, unit_price: money('100', 'EUR') }
  await platform.database.transaction(tenant, (tx) =>
    billing.issue(tx, {
      tenant,
      account_id,
      purpose: 'custom',
      description: 'Setup service',
      lines: [setup],
      actions: [],
      deliverable: null,
      due_on: null,
      actor: 'operator:simulation',
    }),
  )
  const licences = await ask<Licence>(
    'select id, quantity, $2::text as starts_on from licensing.deliverable where account_id = $1 order by quantity',
    [account_id, starts_on],
  )
  const call = callOf(account_id, email)
  // This is also the first answer of a gateway that may have been silent at the end of the previous life.
  await billing.addCard(call, { gateway: 'stripe', token_id: 'tok_visa' })
  return { account_id, call, licences, questions: [], surprises: [] }
}

/** Keeps the remains of a finished life from affecting the next one. */
export const end = async ({ ask }: Shop, { account_id }: Life): Promise<void> => {
  await ask('update licensing.deliverable set auto_renewable = false, terminated_at = now() where account_id = $1', [
    account_id,
  ])
}
