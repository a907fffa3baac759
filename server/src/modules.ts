import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import type { FastifyInstance } from 'fastify'
import { accountNeeds, openSecondFactors } from './account-needs.ts'
import { ofOthers } from './around-accounts.ts'
import { mailServerOf, type Settings } from './config.ts'
import { mountOneClick } from './modules/account/hooks.ts'
import { type AccountModule, createAccountModule, createMailboxLimit, createThrottle } from './modules/account/index.ts'
import { accountRoutes } from './modules/account/routes.ts'
import { mountHooks } from './modules/billing/hooks.ts'
import { type BillingModule, createBillingModule, openGateways, type Renewing } from './modules/billing/index.ts'
import { billingRoutes } from './modules/billing/routes.ts'
import { type Branding, createBranding } from './modules/branding/index.ts'
import { brandingRoutes } from './modules/branding/routes.ts'
import { type CatalogueModule, createCatalogueModule } from './modules/catalogue/index.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { type CompanyModule, createCompanyModule } from './modules/company/index.ts'
import { companyRoutes } from './modules/company/routes.ts'
import { createLicensingModule, type LicensingModule, periodEnd } from './modules/licensing/index.ts'
import { licensingRoutes } from './modules/licensing/routes.ts'
import { createOperatorModule, operatorFactors, type OperatorModule, staffDirectory } from './modules/operator/index.ts'
import { operatorRoutes } from './modules/operator/routes.ts'
import {
  createPushModule,
  createPushService,
  type PushModule,
  type PushSandbox,
  type PushService,
} from './modules/push/index.ts'
import { pushRoutes } from './modules/push/routes.ts'
import { createStatisticsModule, type StatisticsModule } from './modules/statistics/index.ts'
import { statisticsRoutes } from './modules/statistics/routes.ts'
import { createSupportModule, type SupportModule } from './modules/support/index.ts'
import { supportRoutes } from './modules/support/routes.ts'
import { createWebhooksModule, type WebhooksModule } from './modules/webhooks/index.ts'
import { webhooksRoutes } from './modules/webhooks/routes.ts'
import { tellPeople } from './notices.ts'
import type { Platform } from './platform.ts'
import { createRateLimit } from './platform/auth/rate-limits.ts'
import { createSeal } from './platform/auth/seal.ts'
import type { Tx } from './platform/database/database.ts'
import { createCursors } from './platform/http/cursors.ts'
import type { Route } from './platform/http/route.ts'
import { createMailer, type Mailer, type Sender, smtpTransport, type Transport } from './platform/mail/mail.ts'
import { policies } from './policies.ts'
import { tellPrograms } from './webhook-messages.ts'

export interface Modules {
  readonly branding: Branding
  readonly account: AccountModule
  readonly company: CompanyModule
  readonly catalogue: CatalogueModule
  readonly billing: BillingModule
  readonly licensing: LicensingModule
  readonly statistics: StatisticsModule
  readonly support: SupportModule
  readonly push: PushModule
  readonly operator: OperatorModule
  readonly webhooks: WebhooksModule
  readonly routes: readonly Route[]
  /** Routes outside the contract: notifications of providers, and mail programs that unsubscribe. */
  readonly mountHooks: (http: FastifyInstance) => Promise<void>
  readonly refusedMails: Mailer['refused']
}

/** Services for operators' sign-in. Fewer attempts at passwords are allowed than for customers, on every count. */
const operatorNeeds = (settings: Settings, platform: Platform) => ({
  limits: {
    sign_in: createThrottle({
      pair: createRateLimit(platform.database.pool, 'operator_pair', 5, 600),
      address: createRateLimit(platform.database.pool, 'operator_address', 50, 600),
      network: createRateLimit(platform.database.pool, 'operator_network', 200, 600),
      email: createRateLimit(platform.database.pool, 'operator_email', 50, 3_600),
    }),
    proof: createRateLimit(platform.database.pool, 'operator_proof', 5, 600),
    // As for customers.
    recovery: createThrottle({
      pair: createRateLimit(platform.database.pool, 'operator_recovery_pair', 10, 600),
      address: createRateLimit(platform.database.pool, 'operator_recovery_address', 300, 600),
      network: createRateLimit(platform.database.pool, 'operator_recovery_network', 1_000, 600),
    }),
    mailbox: createMailboxLimit(createRateLimit(platform.database.pool, 'operator_mailbox', 10, 3_600)),
    invite: createRateLimit(platform.database.pool, 'operator_invite', 30, 3_600),
  },
  secondFactors: openSecondFactors(settings, platform, operatorFactors, 'operator_code'),
})

const openMailer = (
  settings: Settings,
  { jobs, log }: Platform,
  branding: Branding,
  sandboxMail: Transport | null,
): Mailer => {
  const senderOf = (tenant: string): Sender => {
    const { name, mail_from } = branding.get(tenant)
    return { name, address: mail_from }
  }
  return createMailer(
    jobs,
    createSeal(settings, 'mail'),
    sandboxMail ?? smtpTransport(mailServerOf(settings)),
    senderOf,
    log,
  )
}

/** Where messages go in the demo instead of leaving the installation. */
interface StandIns {
  readonly mail: Transport
  readonly push: PushSandbox | null
}

/** Push services get a contact address for problems. */
const openPushService = (settings: Settings, { all }: Branding, sandbox: PushSandbox | null): PushService =>
  createPushService(settings.secret, `mailto:${all[0]?.mail_from ?? ''}`, sandbox)

type Mounted = Omit<Modules, 'routes' | 'mountHooks' | 'refusedMails'>

/** The routes of every module. */
const routesOf = ({
  branding,
  account,
  company,
  catalogue,
  billing,
  licensing,
  statistics,
  support,
  push,
  operator,
  webhooks,
}: Mounted): Route[] => [
  ...brandingRoutes(branding),
  ...accountRoutes(account, branding),
  ...companyRoutes(company),
  ...catalogueRoutes(catalogue),
  ...billingRoutes(billing),
  ...licensingRoutes(licensing),
  ...supportRoutes(support),
  ...pushRoutes(push),
  ...operatorRoutes(operator, { account, support, catalogue, billing, licensing }),
  ...statisticsRoutes(statistics),
  ...webhooksRoutes(webhooks),
]

/** Per account, sixty e-mails an hour to people who do not know the sender yet. Per recipient ten of each kind, from all accounts together. */
const companyNeeds = ({ database }: Platform, support: () => SupportModule) => ({
  policies,
  endTicketCopies: (...asked: Parameters<SupportModule['endCopies']>) => support().endCopies(...asked),
  letterLimit: createRateLimit(database.pool, 'company_letter', 60, 3600),
  mailbox: {
    invites: createMailboxLimit(createRateLimit(database.pool, 'mailbox_company', 10, 3600)),
    requests: createMailboxLimit(createRateLimit(database.pool, 'mailbox_requests', 10, 3600)),
  },
})

/**
 * The text of a ticket goes to up to twenty addresses that its author chooses. The limit suffices for a conversation,
 * but not for bulk mail in our name.
 */
const supportNeeds = ({ database }: Platform) => ({
  limits: {
    words: createRateLimit(database.pool, 'ticket_words', 120, 3600),
    copies: createRateLimit(database.pool, 'ticket_copies', 120, 3600),
    copy: createRateLimit(database.pool, 'ticket_copy', 40, 3600),
    addresses: createRateLimit(database.pool, 'ticket_addresses', 60, 3600),
    notes: createRateLimit(database.pool, 'ticket_notes', 20, 3600),
    mailbox: createRateLimit(database.pool, 'mailbox_ticket_copies', 5, 3600),
  },
})

/**
 * Nothing else limits how many servers a licence registers. The limit is more than a fleet that is installed within an
 * hour, and too few to fill a disk.
 */
const licensingNeeds = ({ database }: Platform) => ({
  newServers: createRateLimit(database.pool, 'licence_servers', 600, 3600),
})

/**
 * An invoice goes to up to twenty addresses that its customer chooses. The limit suffices for buyers, but not for bulk
 * mail in our name.
 */
const orderLimitOf = ({ database }: Platform) => createRateLimit(database.pool, 'orders', 60, 3600)

/** What the catalogue needs from gateways and licences, which are created after it. */
const catalogueNeeds = (gateway: ReturnType<typeof openGateways>, licensing: () => LicensingModule) => ({
  periodEnd,
  seenSkus: (...asked: Parameters<LicensingModule['seenSkus']>) => licensing().seenSkus(...asked),
  runningLicences: (...asked: Parameters<LicensingModule['runningLicences']>) => licensing().runningLicences(...asked),
  takenOnline: (tenant: string, currency: Currency) =>
    onlineGateways.some((name) => gateway(tenant, name)?.takes(currency) === true),
})

/** What billing needs from licences, which are created after it. */
const renewingBy = (licensing: () => LicensingModule): Renewing => ({
  currenciesByCard: (...asked) => licensing().currenciesByCard(...asked),
  nextPeriod: (...asked) => licensing().nextPeriod(...asked),
  agreementChanged: (...asked) => licensing().agreementChanged(...asked),
  isBlocked: (...asked) => licensing().isBlocked(...asked),
  stopDay: (...asked) => licensing().stopDay(...asked),
  leftToDo: (...asked) => licensing().leftToDo(...asked),
  giveUp: (...asked) => licensing().giveUp(...asked),
  reissued: (...asked) => licensing().reissued(...asked),
})

/** `later`: modules that are created after billing. */
const billingNeeds = (
  settings: Settings,
  { database: { pool } }: Platform,
  later: () => { readonly licensing: LicensingModule; readonly push: PushModule },
) => {
  const { account, address } = settings.card_tries_per_hour
  return {
    fulfil: (...asked: Parameters<LicensingModule['fulfil']>) => later().licensing.fulfil(...asked),
    renewing: renewingBy(() => later().licensing),
    withoutInvoiceMail: (tx: Tx, ids: readonly string[]) => later().push.withoutMail(tx, ids, 'unpaid_invoice'),
    cardTries: {
      account: createRateLimit(pool, 'card_account', account, 3_600),
      address: createRateLimit(pool, 'card_address', address, 3_600),
    },
  }
}

/** Lets the finished modules hear of each other's events, and mounts what they serve. */
const connected = (platform: Platform, modules: Mounted, { refused }: Mailer): Modules => {
  tellPeople(platform, modules)
  tellPrograms(platform, modules)
  return {
    ...modules,
    routes: routesOf(modules),
    mountHooks: async (http) => {
      await mountHooks(http, modules.billing)
      await mountOneClick(http, modules.account, modules.branding)
    },
    refusedMails: refused,
  }
}

/** Creates every module once, in dependency order. A dependency in the other direction is passed in as a function. */
export const createModules = (
  settings: Settings,
  platform: Platform,
  ownUrl: () => string,
  standIns: StandIns | null,
): Modules => {
  const branding = createBranding(settings.brands, platform.log)
  const mailer = openMailer(settings, platform, branding, standIns?.mail ?? null)
  const { secret, previous_secrets } = settings
  const portalUrl = (tenant: string): string => branding.get(tenant).public_url ?? ownUrl()
  const base = { ...platform, secret, previous_secrets, cursors: createCursors(secret), branding, mailer, portalUrl }
  const pushService = openPushService(settings, branding, standIns?.push ?? null)

  const account = createAccountModule({
    ...base,
    ...accountNeeds(settings, platform, branding, ownUrl),
    stillOpensPortals: (...asked) => operator.stillOpensPortals(...asked),
    toldSessions: (...asked) => push.toldSessions(...asked),
    moveTicketCopies: (...asked) => support.followEmail(...asked),
    ticketCopies: () => support.ticketCopies,
    ...ofOthers(() => ({ billing, licensing, support, company, push })),
  })
  const company = createCompanyModule({ ...base, ...companyNeeds(platform, () => support), account })
  const gateway = openGateways(branding, settings.demo ? (name) => `${ownUrl()}/sandbox/${name}` : null, base)
  const catalogue = createCatalogueModule({ ...base, ...catalogueNeeds(gateway, () => licensing) })
  const selling = { ...base, account, company, catalogue, orderLimit: orderLimitOf(platform) }
  const needs = billingNeeds(settings, platform, () => ({ licensing, push }))
  const billing = createBillingModule({ ...selling, ...needs, gateway })
  const licensing: LicensingModule = createLicensingModule({
    ...selling,
    ...licensingNeeds(platform),
    billing,
    ticketsOf: (...asked) => support.ofLicence(...asked),
  })
  const statistics = createStatisticsModule({ ...base, company, licensing })
  const withoutReplyMail = (tx: Tx, ids: readonly string[]) => push.withoutMail(tx, ids, 'staff_reply')
  const support: SupportModule = createSupportModule({
    ...base,
    ...supportNeeds(platform),
    account,
    company,
    licensing,
    staff: staffDirectory,
    withoutReplyMail,
  })
  const push: PushModule = createPushModule({ ...base, account, pushService })
  const below = { branding, account, company, catalogue, billing, licensing, statistics, support, push }
  const operator: OperatorModule = createOperatorModule({ ...base, ...below, ...operatorNeeds(settings, platform) })
  return connected(platform, { ...below, operator, webhooks: createWebhooksModule(base) }, mailer)
}
