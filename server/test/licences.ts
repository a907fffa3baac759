import { randomUUID } from 'node:crypto'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Account } from '../src/modules/account/index.ts'
import type { NewCard, OrderDraft, RecordedPayment } from '../src/modules/billing/index.ts'
import type { NewSku } from '../src/modules/catalogue/index.ts'
import type { NewLicence, ServerReport } from '../src/modules/licensing/index.ts'
import type { RunningFoyer } from './foyer.ts'
import { mediaServer } from './goods.ts'
import { createPerson, type Person } from './people.ts'
import { askDatabase } from './rows.ts'

interface Customer {
  readonly account: { readonly id: string }
}

/** The product of the tests: 600 a month for one, cheaper from ten. */
export const skuId = 'test-media-server-pro-monthly'

/** Puts a SKU on sale or takes it off: the one above with these changes. */
export const publishSku = (foyer: RunningFoyer, wishes: Partial<NewSku> = {}): Promise<void> =>
  foyer.modules.catalogue.apply(
    'aurora',
    [
      {
        ...mediaServer(skuId),
        tiers: [
          { from_quantity: 1, unit_price: '600' },
          { from_quantity: 10, unit_price: '500' },
        ],
        ...wishes,
      },
    ],
    'operator:test',
  )

const begin = new Date(Date.now() - 7 * dayMs)
// Avoids days that some months lack.
begin.setUTCDate(Math.min(begin.getUTCDate(), 28))

/** The day this many months after the licences of these tests began, which was a week ago or slightly more: `2026-04-18`. */
export const monthsOn = (months: number): string => {
  const day = new Date(begin)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}

/** `08 April 2026`, as in English texts. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** A licence of the customer, by default paid for its first month. Returns its id. */
export const giveLicence = async (
  foyer: RunningFoyer,
  { account }: Customer,
  wishes: Partial<NewLicence> = {},
): Promise<string> => {
  await publishSku(foyer)
  return foyer.modules.licensing.issue({
    tenant: 'aurora',
    account_id: account.id,
    sku_id: skuId,
    quantity: 3,
    actor: 'operator:test',
    starts_on: monthsOn(0),
    ...wishes,
  })
}

/** Sends a media server's report for the licence, now. */
export const reportServer = (
  foyer: RunningFoyer,
  deliverableId: string,
  said: Partial<ServerReport> & { readonly server_id: string },
): Promise<void> =>
  foyer.modules.licensing.reportServer({
    tenant: 'aurora',
    deliverable_id: deliverableId,
    hostname: `${said.server_id}.servers.example`,
    ip: '192.0.2.10',
    country: 'DE',
    version: '26.11',
    in_bandwidth: 0,
    out_bandwidth: 0,
    sessions: 0,
    medias: 0,
    cpu: 35,
    memory: 60,
    lifetime: 86_400,
    alerts: [],
    ...said,
  })

export interface Bill {
  readonly deliverable_id: string
  readonly order_id: string
}

/** An unpaid invoice that prolongs a licence of the customer. */
export const giveInvoice = async (
  foyer: RunningFoyer,
  customer: Customer,
  wishes: Partial<NewLicence> = {},
): Promise<Bill> => {
  const deliverableId = await giveLicence(foyer, customer, wishes)
  const orderId = await foyer.modules.licensing.openRenewal({
    tenant: 'aurora',
    deliverable_id: deliverableId,
    actor: 'operator:test',
  })
  return { deliverable_id: deliverableId, order_id: orderId }
}

export interface Holder extends Bill {
  readonly olga: Person
}

/** Someone with a licence for three, whose next period is invoiced for 1800 plus tax; by default paid manually. */
export const createHolder = async (
  foyer: RunningFoyer,
  wishes: Partial<NewLicence> = {},
  about: Parameters<typeof createPerson>[1] = {},
): Promise<Holder> => {
  const olga = await createPerson(foyer, { country: 'DE', ...about })
  return { olga, ...(await giveInvoice(foyer, olga, { auto_renewable: true, billing_kind: 'manual', ...wishes })) }
}

type Transfer = Pick<RecordedPayment, 'order_id'> & Partial<RecordedPayment>

/** An invoice is paid by transfer. */
export const receiveTransfer = (foyer: RunningFoyer, transfer: Transfer): Promise<void> =>
  foyer.modules.billing.recordPayment({
    tenant: 'aurora',
    gateway: 'bank_transfer',
    transaction_id: randomUUID(),
    actor: 'operator:test',
    reason: 'transfer seen',
    ...transfer,
  })

/** Invoices the next period of a licence and pays it by transfer. Returns the new end of the paid period. */
export const payNextPeriod = async (foyer: RunningFoyer, deliverable_id: string): Promise<string | null> => {
  const { modules, platform } = foyer
  const about = { tenant: 'aurora', actor: 'operator:test' }
  const order_id = await modules.licensing.openRenewal({ ...about, deliverable_id })
  await receiveTransfer(foyer, { ...about, order_id })
  const paid = await platform.database.read(about.tenant, (tx) =>
    tx.selectFrom('licensing.deliverable').select('paid_till').where('id', '=', deliverable_id).executeTakeFirst(),
  )
  return paid?.paid_till ?? null
}

type Wishes = Partial<Omit<OrderDraft, 'lines'>> & {
  /** The line's price without tax, as a plain decimal. */
  readonly price?: string
  readonly lines?: OrderDraft['lines']
}

/** Staff refund a paid order, by default all that is left of it. */
export const giveRefund = (foyer: RunningFoyer, order_id: string, amount?: string) =>
  foyer.modules.billing.refund({
    tenant: 'aurora',
    order_id,
    reason: 'goodwill',
    actor: 'operator:lena',
    ...(amount !== undefined && { amount }),
  })

/** Any other order of the customer, in their currency; by default 100 without tax for an unspecified item. Returns its id. */
export const giveOrder = async (
  foyer: RunningFoyer,
  { account: { id, tenant, currency } }: { readonly account: Account },
  { price = '100', ...wishes }: Wishes = {},
): Promise<string> =>
  foyer.platform.database.transaction(tenant, (tx) =>
    foyer.modules.billing.issue(tx, {
      tenant,
      account_id: id,
      purpose: 'custom',
      description: 'Setup service',
      lines: [{ title: 'Setup', detail: null, quantity: 1, unit_price: money(price, Currency.parse(currency)) }],
      actions: [],
      deliverable: null,
      due_on: null,
      actor: 'operator:test',
      ...wishes,
    }),
  )

/** Credits one cent of the order. Returns the id of the credit note. */
export const giveCreditNote = (foyer: RunningFoyer, order_id: string): Promise<string> =>
  foyer.platform.database.transaction('aurora', (tx) =>
    foyer.modules.billing.creditNote(tx, {
      tenant: 'aurora',
      order_id,
      amount: '0.01',
      reason: 'Too much',
      actor: 'operator:test',
    }),
  )

/** A saved card of the customer, by default a Visa at Stripe. Returns its id. */
export const giveCard = async (
  foyer: RunningFoyer,
  { account }: { readonly account: Account },
  wishes: Partial<NewCard> = {},
): Promise<string> => {
  const reference = `pm_${randomUUID().replaceAll('-', '')}`
  await foyer.modules.billing.saveCard({
    tenant: account.tenant,
    account_id: account.id,
    gateway: 'stripe',
    reference,
    customer: `cus_${account.id}`,
    first_six: '424242',
    last_four: '4242',
    type: 'visa',
    expires: '2030-12-01',
    is_default: false,
    actor: account.id,
    ...wishes,
  })
  return `${wishes.gateway ?? 'stripe'}_${wishes.reference ?? reference}`
}

/** An invoice was issued when its buyer had another name. */
export const renameBuyer = async ({ database_url }: RunningFoyer, orderId: string): Promise<void> => {
  const former = JSON.stringify({ legal_name: 'Former Name' })
  await askDatabase(database_url, 'update billing."order" set buyer = buyer || $2::jsonb where id = $1', [
    orderId,
    former,
  ])
}
