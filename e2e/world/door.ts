import { randomUUID } from 'node:crypto'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { moveLicence } from '../../contract/src/operator/licence-endpoints.ts'
import type { OperatorRole } from '../../contract/src/operator/operator.ts'
import { Currency } from '../../contract/src/vocabulary/currency.ts'
import { money } from '../../contract/src/vocabulary/money.ts'
import type { NewAccount } from '../../server/src/modules/account/index.ts'
import type { NewLicence, ServerReport } from '../../server/src/modules/licensing/index.ts'
import { findDifference } from '../../server/test/discrepancies.ts'
import type { RunningFoyer } from '../../server/test/foyer.ts'
import { giveLicence, publishSku } from '../../server/test/licences.ts'
import { createStaff } from '../../server/test/operators.ts'
import { makeAccount, somePassword } from '../../server/test/people.ts'
import { askDatabase } from '../../server/test/rows.ts'
import { reportStripe } from '../../server/test/stripe-hooks.ts'
import { collect, playEvent, type SomeEvent } from '../../server/test/viewing.ts'

/** Someone who can sign in. */
export interface Person {
  readonly id: string
  readonly tenant: string
  readonly email: string
  /** Null if none has been chosen yet. */
  readonly password: string | null
}

export interface PersonWishes {
  readonly tenant?: 'aurora' | 'sever' | 'vega'
  readonly email?: string
  readonly name?: string
  readonly second_name?: string
  readonly country?: string
  readonly locale?: 'en' | 'ru'
  readonly legal_name?: string
  /** False if none has been chosen yet. */
  readonly password_filled?: boolean
  readonly email_confirmed?: boolean
  readonly terms_accepted?: boolean
  readonly may_buy?: boolean
  readonly manager?: { readonly name: string; readonly email: string }
}

/** What trials are of. */
const trialOf = {
  media_server: { name: 'Media Server Pro', category: { name: 'media_server', product: 'pro' } },
  watcher: { name: 'Watcher', category: { name: 'watcher', product: 'single' } },
  mobile_watcher: { name: 'Mobile Watcher', category: { name: 'mobile_watcher' } },
} as const

/** An operator who can sign in to the console. */
export interface Operator {
  readonly tenant: string
  readonly handle: string
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface InvoiceWishes {
  readonly description: string
  /** Without tax, in the account's currency; a plain decimal. */
  readonly price: string
  readonly due_on?: string
  /** ISO 8601. */
  readonly issued_at?: string
}

type LicenceWishes = Partial<Omit<NewLicence, 'tenant' | 'account_id' | 'actor' | 'created_at'>>
type ServerWishes = Partial<Omit<ServerReport, 'tenant' | 'deliverable_id' | 'seen_at'>>

/** The report of a healthy media server. Traffic is in Mbps. */
const quietServer: Omit<ServerReport, 'tenant' | 'deliverable_id' | 'server_id' | 'seen_at'> = {
  hostname: 'edge-01',
  ip: '203.0.113.7',
  country: 'DE',
  version: '26.10.2',
  medias: 12,
  sessions: 340,
  in_bandwidth: 48.5,
  out_bandwidth: 910,
  cpu: 31,
  memory: 44,
  lifetime: 86_400,
  alerts: [],
}

/** Makes one call of Stripe's API at its stand-in. Returns the id of the created object. */
const askStripe = async (url: string, path: string, form: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await fetch(`${url}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo' },
    body: new URLSearchParams(form),
  })
  if (!answer.ok) throw new Error(`the sandbox refused ${path}: ${await answer.text()}`)
  // Stripe's own format: every object has an id.
  return ((await answer.json()) as { id: string }).id
}

/** The date this many days from today, such as `2026-04-18`. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/**
 * What stories need from the server beyond the portal's calls: their own people, licences and invoices, so that stories
 * do not affect each other. All input and output is JSON.
 */
export const createDoor = (foyer: RunningFoyer) => {
  const { modules, platform } = foyer
  const actor = 'operator:stories'

  const createPerson = async (wishes: PersonWishes = {}): Promise<Person> => {
    const { password_filled = true, terms_accepted = true, may_buy = false, ...rest } = wishes
    const account: NewAccount = {
      tenant: 'aurora',
      email: `${randomUUID()}@people.example`,
      password: password_filled ? somePassword : null,
      name: 'Ada',
      second_name: 'Lind',
      country: 'DE',
      locale: 'en',
      email_confirmed: true,
      ...(terms_accepted && { terms_accepted_at: new Date() }),
      permissions: { store: may_buy, create_trial: may_buy },
      ...rest,
    }
    const { id, tenant, email } = await makeAccount(foyer, account, actor)
    return { id, tenant, email, password: account.password }
  }

  return {
    createPerson,

    /** An operator, by default of Aurora. The role limits their rights. */
    createOperator: async (
      role: OperatorRole = 'admin',
      name = 'Hanna Brandt',
      tenant = 'aurora',
    ): Promise<Operator> => {
      const { operator } = await createStaff(foyer, { tenant, role, name, password: somePassword })
      return { tenant, handle: operator.handle, name, email: operator.email, password: somePassword }
    },

    /** A gateway's capture that our records lack, as the nightly comparison finds it. */
    findDifference: (transaction_id: string): Promise<string> => findDifference(foyer, { transaction_id }),

    /** A media server for 600 EUR a month, by default bought ten days ago. Returns its id. */
    giveLicence: ({ id, tenant }: Person, wishes: LicenceWishes = {}): Promise<string> =>
      giveLicence(foyer, { account: { id } }, { tenant, starts_on: dayFromNow(-10), ...wishes }),

    /** A licence of the other product. Returns its id. */
    giveWatcher: async ({ id, tenant }: Person, wishes: LicenceWishes = {}): Promise<string> => {
      const sku_id = 'stories-watcher'
      await publishSku(foyer, { id: sku_id, ...trialOf.watcher, published: false })
      return giveLicence(foyer, { account: { id } }, { tenant, sku_id, starts_on: dayFromNow(-10), ...wishes })
    },

    /** A trial for some days, by default of a media server. Returns its id. */
    giveTrial: async ({ id, tenant }: Person, of: keyof typeof trialOf = 'media_server'): Promise<string> => {
      const tiers = [{ from_quantity: 1, unit_price: '0' }]
      const sku_id = `stories-trial-${of}`
      await publishSku(foyer, { id: sku_id, ...trialOf[of], billing_terms: 'trial', tiers })
      const term = { starts_on: dayFromNow(-4), paid_till: dayFromNow(10) }
      return giveLicence(foyer, { account: { id } }, { tenant, sku_id, quantity: 1, ...term })
    },

    /** A licence that does not renew automatically yet, and whose renewals Paddle or PayPro could charge. Returns its id. */
    giveLicenceForServices: async ({ id, tenant }: Person, wishes: LicenceWishes = {}): Promise<string> => {
      const sku_id = 'stories-by-service'
      await publishSku(foyer, { id: sku_id, supported_external_gateways: ['paddle', 'paypro'] })
      const term = { starts_on: dayFromNow(-10), billing_kind: 'manual', auto_renewable: false } as const
      return giveLicence(foyer, { account: { id } }, { tenant, sku_id, ...term, ...wishes })
    },

    /** An unpaid invoice that prolongs a licence. Returns its id. */
    openRenewal: ({ tenant }: Person, deliverableId: string): Promise<string> =>
      modules.licensing.openRenewal({ tenant, deliverable_id: deliverableId, actor }),

    /** An unpaid invoice with one line, or a free order if the price is 0. Returns its id. */
    issueInvoice: ({ id, tenant }: Person, { description, price, due_on, issued_at }: InvoiceWishes): Promise<string> =>
      platform.database.transaction(tenant, async (tx) => {
        const { currency } = await modules.account.get(tx, id)
        const line = {
          title: description,
          detail: null,
          quantity: 1,
          unit_price: money(price, Currency.parse(currency)),
        }
        return modules.billing.issue(tx, {
          tenant,
          account_id: id,
          purpose: 'custom',
          description,
          lines: [line],
          actions: [],
          deliverable: null,
          due_on: due_on ?? null,
          actor,
          ...(issued_at !== undefined && { issued_at: new Date(issued_at) }),
        })
      }),

    /** Refunds a paid invoice including tax, by default in full. */
    refund: async ({ tenant }: Person, order_id: string, reason: string, amount?: string): Promise<void> => {
      await modules.billing.refund({ tenant, order_id, reason, actor, ...(amount !== undefined && { amount }) })
    },

    /** Records a transfer for an invoice, as found on the bank statement. */
    receiveTransfer: ({ tenant }: Person, orderId: string): Promise<void> =>
      modules.billing.recordPayment({
        tenant,
        order_id: orderId,
        gateway: 'bank_transfer',
        transaction_id: `transfer-${orderId}`,
        actor,
        reason: 'found on the bank statement',
      }),

    /** Pays an invoice with the person's saved card. */
    chargeCard: async ({ tenant }: Person, order_id: string): Promise<void> => {
      const attempt = { once_key: `story ${order_id}`, attempt_id: randomUUID() }
      const result = await modules.billing.chargeRenewal({ tenant, order_id, ...attempt })
      if (result.kind !== 'paid') throw new Error(`the card was not charged: ${result.kind}`)
    },

    /** An invoice is paid by card, and the cardholder's bank disputes this many cents of it. */
    dispute: async ({ tenant }: Person, order_id: string, amount: number): Promise<void> => {
      const intent = `pi_${order_id}`
      await modules.billing.recordPayment({
        tenant,
        order_id,
        gateway: 'stripe',
        transaction_id: intent,
        actor,
        reason: 'by card',
      })
      const about = { id: `dp_${order_id}`, object: 'dispute', payment_intent: intent, amount, currency: 'eur' }
      await reportStripe(foyer, 'charge.dispute.created', { ...about, status: 'needs_response' })
      await platform.jobs.runDue()
    },

    /** Saves a card that Stripe's stand-in can charge, as the person's default; by default valid until 2034. */
    saveCard: async ({ id, tenant, email }: Person, number: string, expires = '2034-12-01'): Promise<void> => {
      const customer = await askStripe(foyer.url, 'customers', { email })
      const reference = await askStripe(foyer.url, 'payment_methods', {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2034',
        'card[cvc]': '123',
      })
      await askStripe(foyer.url, `payment_methods/${reference}/attach`, { customer })
      await modules.billing.saveCard({
        tenant,
        account_id: id,
        gateway: 'stripe',
        reference,
        customer,
        first_six: number.slice(0, 6),
        last_four: number.slice(-4),
        type: 'Visa',
        expires,
        is_default: true,
        actor,
      })
    },

    /** The latest report of a media server that runs on a licence. */
    reportServer: ({ tenant }: Person, deliverableId: string, wishes: ServerWishes = {}): Promise<void> =>
      modules.licensing.reportServer({
        server_id: randomUUID(),
        ...quietServer,
        ...wishes,
        tenant,
        deliverable_id: deliverableId,
      }),

    /** Moves a licence to another customer, as the vendor. */
    moveLicence: async (deliverableId: string, { id: customer_id }: Person): Promise<void> => {
      const { client } = await createStaff(foyer)
      await client.ask(moveLicence, { params: { id: deliverableId }, body: { customer_id, reason: 'Sold' } })
    },

    /** Play sessions that a media server of a licence reports; by default each is over and an hour old. */
    play: async (deliverableId: string, events: readonly SomeEvent[]): Promise<void> => {
      const opened_at = Date.now() - 3_600_000
      const told = events.map((event, number) => playEvent({ id: `${deliverableId}-${number}`, opened_at, ...event }))
      await collect(foyer, deliverableId, told)
    },

    /** The token of a link that signs the person in, once. */
    trialToken: ({ id, tenant }: Person): Promise<string> => modules.account.trialToken(tenant, id, 'operator:story'),

    /** The token of a link that was mailed to the person. */
    linkToken: (
      { id, tenant, email }: Person,
      purpose: 'newsletter' | 'email_confirm' | 'password_reset',
      state: 'live' | 'expired' = 'live',
    ): Promise<string> =>
      platform.database.transaction(tenant, (tx) =>
        modules.account.linkTokens.make(tx, {
          tenant,
          purpose,
          account_id: id,
          object_id: email,
          ...(state === 'expired' && { expires_at: new Date(0) }),
        }),
      ),

    /** The token of the letter that asks the owner of a further address of the person. */
    copyToken: async ({ id, tenant, email }: Person): Promise<string> => {
      const further = `books-${email}`
      const adding = `update account.account set notification_emails = $2, unconfirmed_emails = $2 where id = $1`
      await askDatabase(foyer.database_url, adding, [id, [further]])
      return platform.database.transaction(tenant, (tx) =>
        modules.account.linkTokens.make(tx, { tenant, purpose: 'mail_copy', account_id: id, object_id: further }),
      )
    },

    /** Makes the terms outdated for this person only, because all stories share the brand. */
    outdateTerms: async ({ id }: Person): Promise<void> => {
      await askDatabase(foyer.database_url, `update account.account set terms_version = 'older' where id = $1`, [id])
    },

    /** Backdates the person's current sessions by this many milliseconds. */
    signedInBefore: async ({ id }: Person, ms: number): Promise<void> => {
      const sessions = `update account.session set created_at = created_at - $2 * interval '1 millisecond' where account_id = $1`
      await askDatabase(foyer.database_url, sessions, [id, ms])
    },

    /** Makes the operator's console sessions this much older; milliseconds. */
    consoleOpenedBefore: async ({ tenant, email }: Operator, ms: number): Promise<void> => {
      const sessions = `update operator.credential set created_at = created_at - $3 * interval '1 millisecond'
        where kind = 'session' and operator_id = (select id from operator.operator where tenant = $1 and email = $2)`
      await askDatabase(foyer.database_url, sessions, [tenant, email, ms])
    },

    /** Adds this many numbered comments to the ticket, the last one a moment ago, without sending e-mails. */
    sayMuch: async (ticketId: string, count: number): Promise<void> => {
      const words = `insert into support.comment (id, tenant, ticket_id, author, author_name, author_email, body, created_at)
        select gen_random_uuid(), tenant, id, 'staff', 'Hanna Brandt', 'hanna@staff.example', 'Word ' || n, now() - ($2 - n) * interval '1 second'
        from support.ticket, generate_series(1, $2::int) n where id = $1`
      await askDatabase(foyer.database_url, words, [ticketId, count])
    },

    /** The person's stored files, including those that nothing refers to. */
    filesOf: ({ id }: Person) =>
      askDatabase<{ id: string; name: string; size: number; kept: boolean }>(
        foyer.database_url,
        'select id, name, size::int as size, kept from support.attachment where account_id = $1 order by created_at',
        [id],
      ),

    /** Moves the person to another brand, which must have an account with the same e-mail address. */
    moveTo: async ({ id }: Person, tenant: string): Promise<void> => {
      await askDatabase(foyer.database_url, 'update account.account set moved_to = $2 where id = $1', [id, tenant])
    },
  }
}

export type Door = ReturnType<typeof createDoor>
