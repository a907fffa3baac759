import type { OwnRecords } from '@foyer/contract/account/export.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { BillingModule } from './modules/billing/index.ts'
import type { CompanyModule } from './modules/company/index.ts'
import type { LicensingModule } from './modules/licensing/index.ts'
import type { PushModule } from './modules/push/index.ts'
import type { SupportModule } from './modules/support/index.ts'
import type { ActorCall } from './platform/http/call.ts'

interface Asked {
  readonly cursor: string | undefined
  readonly limit: number
}

/** Reads every page of a list. */
const allOf = async <Row>(list: (asked: Asked) => Promise<{ readonly page: Page<Row> }>): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { page }: { readonly page: Page<Row> } = await list({ cursor, limit: 100 })
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows
}

const paged = async <Row>(page: Promise<Page<Row>>): Promise<{ readonly page: Page<Row> }> => ({ page: await page })

/** Restricts lists that also contain shared rows to the caller's own. */
const mine = { owner: 'me', sort: '-created_at' } as const

const ofBilling = async (call: ActorCall, billing: BillingModule) => ({
  orders: await allOf((asked) => paged(billing.listOrders(call, { ...asked, ...mine }))),
  payments: await allOf((asked) => paged(billing.listPayments(call, { ...asked, ...mine }))),
  // Members with the billing role also see the owner's cards; those are the owner's data.
  payment_methods: (await allOf((asked) => paged(billing.cards(call, asked)))).filter(({ owner }) => owner === null),
})

const ofLicensing = async (call: ActorCall, licensing: LicensingModule) => ({
  deliverables: await allOf((asked) => paged(licensing.list(call, { ...asked, ...mine, sort: 'human_id' }))),
})

const ofSupport = async (
  call: ActorCall,
  support: SupportModule,
): Promise<Pick<OwnRecords, 'tickets' | 'comments'>> => {
  const tickets: OwnRecords['tickets'] = []
  for (const ticket of await allOf((asked) => paged(support.list(call, { ...asked, ...mine })))) {
    const comments = await allOf((asked) => paged(support.comments(call, ticket.id, { ...asked, sort: 'created_at' })))
    tickets.push({ ...ticket, comments })
  }
  const comments = await allOf((asked) => paged(support.commentsElsewhere(call, { ...asked, sort: 'created_at' })))
  return { tickets, comments }
}

const membershipOf = async (call: ActorCall, company: CompanyModule): Promise<OwnRecords['membership']> => {
  const { title, place } = await company.read(call)
  // The owner and the caller are listed first.
  const own = (await company.members(call, { cursor: undefined, limit: 2 })).rows.find(({ you }) => you)
  if (title === null || place === null || own === undefined) return null
  return { company: title, place, roles: own.roles, joined_at: own.joined_at }
}

const ofCompany = async (call: ActorCall, company: CompanyModule) => ({
  membership: await membershipOf(call, company),
  invites: {
    sent: await allOf((asked) => paged(company.invites(call, { ...asked, direction: 'outgoing' }))),
    received: await allOf((asked) => paged(company.invites(call, { ...asked, direction: 'incoming' }))),
  },
  ...(await company.ended(call)),
  // Members also see the owner's colleagues; those are the owner's data.
  colleagues: (await allOf((asked) => paged(company.colleagues(call, asked)))).filter(({ owner }) => owner === null),
  colleague_requests: {
    sent: await allOf((asked) => paged(company.sentRequests(call, asked))),
    received: await allOf((asked) => paged(company.receivedRequests(call, asked))),
  },
})

const ofPush = async (call: ActorCall, push: PushModule) => ({
  // Members are also told of what is the owner's.
  notifications: (await allOf((asked) => push.notifications(call, asked))).filter(({ owner }) => owner === null),
  notification_preferences: (await push.preferences(call)).events,
  push_subscriptions: await push.browsers(call),
})

/** The modules that store personal data. */
export interface Keepers {
  readonly billing: BillingModule
  readonly licensing: LicensingModule
  readonly support: SupportModule
  readonly company: CompanyModule
  readonly push: PushModule
}

/**
 * Collects a person's data from every module, mostly as their own lists show it. Data of others that is only shared with
 * them is left out.
 */
export const collectOwnRecords = async (
  call: ActorCall,
  { billing, licensing, support, company, push }: Keepers,
): Promise<OwnRecords> => ({
  ...(await ofBilling(call, billing)),
  ...(await ofLicensing(call, licensing)),
  ...(await ofSupport(call, support)),
  ...(await ofCompany(call, company)),
  ...(await ofPush(call, push)),
})
