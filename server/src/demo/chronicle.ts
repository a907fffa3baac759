import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Settings } from '../config.ts'
import type { NewSku } from '../modules/catalogue/index.ts'
import type { Platform } from '../platform.ts'
import { createCalendar, momentOf } from './calendar.ts'
import { auroraSkus } from './catalogue/aurora.ts'
import { severSkus } from './catalogue/sever.ts'
import { customers } from './customers/index.ts'
import { savedReplies } from './customers/saved-replies.ts'
import { ticketCategories } from './customers/ticket-categories.ts'
import { planActivation } from './history/activations.ts'
import { tellProviders } from './history/captures.ts'
import { planCard } from './history/cards.ts'
import { planInvoice } from './history/invoices.ts'
import { planLicence } from './history/licences.ts'
import { planPeople } from './history/people.ts'
import { planSavedReplies } from './history/saved-replies.ts'
import { planStaff } from './history/staff.ts'
import type { Surroundings } from './history/surroundings.ts'
import { planTerms } from './history/terms.ts'
import { planCategories, planTicket } from './history/tickets.ts'
import { openPast, type Past } from './past.ts'
import type { CustomerPlan } from './plans.ts'
import { createStory } from './story.ts'

const rememberedMs = 60 * 24 * hourMs

const catalogues: Readonly<Record<string, readonly NewSku[]>> = { aurora: auroraSkus, sever: severSkus }
const passwords: Readonly<Record<string, string>> = { aurora: 'Foyer-demo-1', sever: 'Sever-demo-1' }

const planCustomer = (around: Surroundings, customer: CustomerPlan): void => {
  const { licences = [], invoices = [], cards = [], tickets = [] } = customer
  planPeople(around, customer, passwords[around.tenant] ?? '')
  const paysWith = cards.find(({ is_default }) => is_default)?.number ?? customer.typed_card
  if (paysWith !== undefined) around.cards.set(customer.owner.email, paysWith)
  for (const licence of licences) {
    planLicence(around, customer, licence)
    for (const activation of licence.activations ?? []) planActivation(around, customer, licence, activation)
  }
  for (const invoice of invoices) planInvoice(around, customer, invoice)
  for (const card of cards) planCard(around, customer, card)
  for (const ticket of tickets) planTicket(around, customer, ticket)
}

/** Sends the nightly notices about licences that are about to end. */
const lookForEnds = ({ story, calendar, past, tenant }: Surroundings): void => {
  for (let ago = 14; ago > 0; ago -= 1)
    story.at(momentOf(calendar.day(-ago), '04:00'), () => past.modules.licensing.announceExpiring(tenant))
}

/** Plans everything that happens in the brand, in any order. */
export const planBrand = (around: Surroundings): void => {
  const { tenant, story, calendar, past, skus } = around
  story.at(calendar.ago(60 * 24 * 1_100), () =>
    past.modules.catalogue.apply(tenant, [...skus.values()], 'operator:lena.krause'),
  )
  planStaff(around)
  lookForEnds(around)
  planTerms(around)
  planCategories(around, ticketCategories[tenant] ?? [])
  planSavedReplies(around, savedReplies[tenant] ?? [])
  for (const customer of customers) if (customer.tenant === tenant) planCustomer(around, customer)
}

export const surround = (
  tenant: string,
  past: Past,
  platform: Pick<Platform, 'database'>,
  ownUrl: string,
  now: Date,
): Surroundings => ({
  tenant,
  past,
  database: platform.database,
  calendar: createCalendar(now),
  // Older notifications would have been deleted by now, or would be soon.
  story: createStory(past.clock, now, (at) => past.tell(now.getTime() - at.getTime() > rememberedMs)),
  skus: new Map((catalogues[tenant] ?? []).map((sku) => [sku.id, sku])),
  people: new Map(),
  cards: new Map(),
  staff: new Map(),
  licences: new Map(),
  categories: new Map(),
  savedReplies: new Map(),
  sandboxUrl: `${ownUrl}/sandbox`,
  stripeUrl: `${ownUrl}/sandbox/stripe`,
})

/** Plays a brand's history with its customers. Returns the people and everything that was created. */
export const liveThrough = async (
  settings: Settings,
  platform: Platform,
  ownUrl: () => string,
  tenant: string,
): Promise<Surroundings> => {
  const past = openPast(settings, platform, ownUrl)
  const around = surround(tenant, past, platform, ownUrl(), platform.clock.now())
  planBrand(around)
  await around.story.play()
  await tellProviders(around)
  return around
}
