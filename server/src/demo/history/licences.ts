import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { momentOf, monthsLater } from '../calendar.ts'
import type { CustomerPlan, LicencePlan, TermPlan } from '../plans.ts'
import { figuresAt, serverIdOf } from '../servers/figures.ts'
import { payingDays, receivePayment } from './payments.ts'
import { callOf, licenceKey, licenceOf, personOf, skuOf, type Surroundings } from './surroundings.ts'

type Periodical = Extract<TermPlan, { periods: number }>

const monthsOf: Readonly<Partial<Record<BillingPeriod, number>>> = {
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
}

/** How many days before a period ends its renewal is invoiced. */
const noticeDays = 7

interface Lifetime {
  readonly starts_on: string
  /** Undefined: determined by the SKU's period. */
  readonly paid_till?: string
  /** The ends of periods that were renewed. */
  readonly renewed_on: readonly string[]
}

const lifetimeOf = ({ calendar }: Surroundings, term: TermPlan, months: number): Lifetime => {
  if ('bought' in term) return { starts_on: calendar.day(term.bought), renewed_on: [] }
  if ('since' in term)
    return { starts_on: calendar.day(term.since), paid_till: calendar.day(term.till), renewed_on: [] }
  const first = monthsLater(calendar.monthlyDay(term.till), -months * term.periods)
  const renewed_on = Array.from({ length: term.periods - 1 }, (_, index) => monthsLater(first, months * (index + 1)))
  return { starts_on: first, renewed_on }
}

const issue = async (around: Surroundings, owner: string, plan: LicencePlan, lifetime: Lifetime): Promise<void> => {
  const { past, tenant, licences } = around
  const {
    name,
    sku,
    term: _term,
    paid_by,
    servers: _servers,
    activations: _activations,
    growth: _growth,
    ...wishes
  } = plan
  const { starts_on, paid_till } = lifetime
  const id = await past.modules.licensing.issue({
    ...wishes,
    tenant,
    account_id: personOf(around, owner).id,
    sku_id: sku,
    actor: 'system',
    starts_on,
    gateway: paid_by,
    ...(paid_till !== undefined && { paid_till }),
  })
  licences.set(licenceKey(owner, name), id)
}

const words = {
  en: (name: string, id: string) => `Purchase of ${name}, ${id}`,
  ru: (name: string, id: string) => `Покупка: ${name}, ${id}`,
} as const

/** The invoice of the first period or the only purchase. Free products have none. */
const buy = async (around: Surroundings, ownerEmail: string, plan: LicencePlan): Promise<string | null> => {
  const { past, tenant, database } = around
  const owner = personOf(around, ownerEmail)
  const { human_id, sku_name, id } = await past.modules.licensing.read(
    callOf(owner),
    licenceOf(around, ownerEmail, plan.name),
  )
  const { tiers, currency } = skuOf(around, plan.sku)
  const tier = tiers.findLast(({ from_quantity }) => from_quantity <= plan.quantity)
  if (tier === undefined || Number(tier.unit_price) === 0) return null
  const unit = money(tier.unit_price, currency)
  const description = words[owner.locale === 'ru' ? 'ru' : 'en'](sku_name, human_id)
  return database.transaction(tenant, (tx) =>
    past.modules.billing.issue(tx, {
      tenant,
      account_id: owner.id,
      purpose: 'new',
      description,
      lines: [{ title: sku_name, detail: human_id, quantity: plan.quantity, unit_price: unit }],
      actions: [],
      deliverable: { id, human_id, name: sku_name },
      due_on: null,
      actor: owner.id,
    }),
  )
}

const planPurchase = (around: Surroundings, owner: string, plan: LicencePlan, lifetime: Lifetime): void => {
  const { story } = around
  const at = momentOf(lifetime.starts_on, '09:10')
  let orderId: string | null = null
  story.at(at, async () => {
    await issue(around, owner, plan, lifetime)
    if (!('since' in plan.term)) orderId = await buy(around, owner, plan)
  })
  if ('since' in plan.term) return
  const seed = `${owner} ${plan.name} ${lifetime.starts_on}`
  const days = plan.paid_by === 'bank_transfer' ? payingDays(plan.paid_by, 6, seed) : 0
  story.at(momentOf(lifetime.starts_on, '09:14', days), async () => {
    if (orderId !== null) await receivePayment(around, owner, orderId, plan.paid_by, seed)
  })
}

const openRenewal = (around: Surroundings, owner: string, plan: LicencePlan): Promise<string> =>
  around.past.modules.licensing.openRenewal({
    tenant: around.tenant,
    deliverable_id: licenceOf(around, owner, plan.name),
    actor: 'system',
  })

const planRenewals = (around: Surroundings, owner: string, plan: LicencePlan, { renewed_on }: Lifetime): void => {
  for (const day of renewed_on) {
    const seed = `${owner} ${plan.name} ${day}`
    let orderId: string | undefined
    around.story.at(momentOf(day, '06:00', -noticeDays), async () => {
      orderId = await openRenewal(around, owner, plan)
    })
    const days = payingDays(plan.paid_by, noticeDays, seed)
    around.story.at(momentOf(day, '07:00', days - noticeDays), async () => {
      if (orderId !== undefined) await receivePayment(around, owner, orderId, plan.paid_by, seed)
    })
  }
}

/** The renewal that is still unpaid, and the card that was declined for it. */
const planUnpaidRenewal = (around: Surroundings, owner: string, plan: LicencePlan, { till }: Periodical): void => {
  const { story, calendar, past } = around
  const day = calendar.monthlyDay(till)
  let orderId: string | undefined
  story.at(momentOf(day, '06:00', -noticeDays), async () => {
    orderId = await openRenewal(around, owner, plan)
  })
  if (plan.paid_by !== 'stripe') return
  story.at(momentOf(day, '10:12', -noticeDays), async () => {
    if (orderId === undefined) return
    const body = { gateway: 'stripe', token_id: 'tok_chargeDeclinedInsufficientFunds' } as const
    // The bank is meant to decline the card.
    await past.modules.billing.pay(callOf(personOf(around, owner)), orderId, body).catch(() => undefined)
  })
}

const complainingMinutes = 9 * 60

const planServers = (around: Surroundings, owner: string, plan: LicencePlan, lifetime: Lifetime): void => {
  const { story, past, calendar, tenant } = around
  for (const server of plan.servers ?? []) {
    const report = (at: Date, figures = figuresAt(server, at)): Promise<void> =>
      past.modules.licensing.reportServer({
        tenant,
        deliverable_id: licenceOf(around, owner, plan.name),
        server_id: serverIdOf(server),
        ...figures,
        seen_at: at,
      })
    const installed = momentOf(lifetime.starts_on, '11:30')
    // The condition that causes its alerts began recently.
    story.at(installed, () => report(installed, { ...figuresAt(server, installed), alerts: [] }))
    const began = calendar.ago(complainingMinutes)
    if (server.alerts !== undefined && began > installed) story.at(began, () => report(began))
    const seen = calendar.ago(server.silent ?? 0)
    story.at(seen, () => report(seen))
  }
}

/** The number of days with growing use. */
const watchedDays = 14

const planGrowth = (around: Surroundings, owner: string, { name, servers = [], growth = 0 }: LicencePlan): void => {
  const { story, past, calendar, tenant } = around
  if (growth === 0) return
  for (let ago = watchedDays; ago > 0; ago -= 1) {
    const at = momentOf(calendar.day(-ago), '00:10')
    story.at(at, async () => {
      for (const server of servers) {
        const medias = Math.max(1, server.medias - Math.round(growth * ago))
        const about = { tenant, deliverable_id: licenceOf(around, owner, name), server_id: serverIdOf(server) }
        await past.modules.licensing.reportServer({ ...about, ...figuresAt({ ...server, medias }, at), seen_at: at })
      }
      await past.modules.licensing.noteUsage(tenant)
    })
  }
}

/** One licence, from its issue to today. */
export const planLicence = (around: Surroundings, { owner }: CustomerPlan, plan: LicencePlan): void => {
  const months = monthsOf[skuOf(around, plan.sku).period] ?? 0
  const lifetime = lifetimeOf(around, plan.term, months)
  planPurchase(around, owner.email, plan, lifetime)
  planServers(around, owner.email, plan, lifetime)
  planGrowth(around, owner.email, plan)
  planRenewals(around, owner.email, plan, lifetime)
  if ('periods' in plan.term && plan.term.unpaid === 'renewal') planUnpaidRenewal(around, owner.email, plan, plan.term)
}
