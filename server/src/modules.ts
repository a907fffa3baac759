import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import type { FastifyInstance } from 'fastify'
import { accountNeeds, openSecondFactors } from './account-needs.ts'
import { ofOthers } from './around-accounts.ts'
import { mailServerOf, type Settings } from './config.ts'
import { mountOneClick } from './modules/account/hooks.ts'
import { type AccountModule, createAccountModule } from './modules/account/index.ts'
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
import { createSeal } from './platform/auth/seal.ts'
import type { Tx } from './platform/database/database.ts'
import { createCursors } from './platform/http/cursors.ts'
import type { Route } from './platform/http/route.ts'
import { createMailer, type Mailer, type Sender, smtpTransport, type Transport } from './platform/mail/mail.ts'
import { policies } from './policies.ts'
import {
  cardLimits,
  companyLimits,
  newServersLimit,
  operatorLimits,
  orderLimitOf,
  supportLimits,
} from './rate-limits.ts'
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

/** Modules that are created after the one that needs them. Only calls ask for them, so all are there by then. */
type Later = () => Pick<Modules, 'company' | 'billing' | 'licensing' | 'support' | 'push' | 'operator'>

/** What accounts need from modules that are created after them. */
const neededByAccounts = (later: Later) => ({
  stillOpensPortals: (...asked: Parameters<OperatorModule['stillOpensPortals']>) =>
    later().operator.stillOpensPortals(...asked),
  toldSessions: (...asked: Parameters<PushModule['toldSessions']>) => later().push.toldSessions(...asked),
  moveTicketCopies: (...asked: Parameters<SupportModule['followEmail']>) => later().support.followEmail(...asked),
  ticketCopies: () => later().support.ticketCopies,
  ...ofOthers(later),
})

const neededByCompany = (later: Later) => ({
  endTicketCopies: (...asked: Parameters<SupportModule['endCopies']>) => later().support.endCopies(...asked),
})

/** What the catalogue needs from gateways and licences, which are created after it. */
const neededByCatalogue = (gateway: ReturnType<typeof openGateways>, later: Later) => ({
  periodEnd,
  seenSkus: (...asked: Parameters<LicensingModule['seenSkus']>) => later().licensing.seenSkus(...asked),
  runningLicences: (...asked: Parameters<LicensingModule['runningLicences']>) =>
    later().licensing.runningLicences(...asked),
  takenOnline: (tenant: string, currency: Currency) =>
    onlineGateways.some((name) => gateway(tenant, name)?.takes(currency) === true),
})

/** What billing needs from licences, which are created after it. */
const renewingBy = (later: Later): Renewing => ({
  currenciesByCard: (...asked) => later().licensing.currenciesByCard(...asked),
  nextPeriod: (...asked) => later().licensing.nextPeriod(...asked),
  agreementChanged: (...asked) => later().licensing.agreementChanged(...asked),
  isBlocked: (...asked) => later().licensing.isBlocked(...asked),
  stopDay: (...asked) => later().licensing.stopDay(...asked),
  leftToDo: (...asked) => later().licensing.leftToDo(...asked),
  giveUp: (...asked) => later().licensing.giveUp(...asked),
  reissued: (...asked) => later().licensing.reissued(...asked),
})

const neededByBilling = (later: Later) => ({
  fulfil: (...asked: Parameters<LicensingModule['fulfil']>) => later().licensing.fulfil(...asked),
  renewing: renewingBy(later),
  withoutInvoiceMail: (tx: Tx, ids: readonly string[]) => later().push.withoutMail(tx, ids, 'unpaid_invoice'),
})

const neededByLicensing = (later: Later) => ({
  ticketsOf: (...asked: Parameters<SupportModule['ofLicence']>) => later().support.ofLicence(...asked),
})

const neededBySupport = (later: Later) => ({
  withoutReplyMail: (tx: Tx, ids: readonly string[]) => later().push.withoutMail(tx, ids, 'staff_reply'),
})

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

  const later: Later = () => ({ company, billing, licensing, support, push, operator })

  const account = createAccountModule({
    ...base,
    ...accountNeeds(settings, platform, branding, ownUrl),
    ...neededByAccounts(later),
  })
  const company = createCompanyModule({
    ...base,
    account,
    policies,
    ...companyLimits(platform),
    ...neededByCompany(later),
  })
  const gateway = openGateways(branding, settings.demo ? (name) => `${ownUrl()}/sandbox/${name}` : null, base)
  const catalogue = createCatalogueModule({ ...base, ...neededByCatalogue(gateway, later) })
  const selling = { ...base, account, company, catalogue, orderLimit: orderLimitOf(platform) }
  const cardTries = cardLimits(platform, settings.card_tries_per_hour)
  const billing = createBillingModule({ ...selling, ...neededByBilling(later), cardTries, gateway })
  const newServers = newServersLimit(platform)
  const licensing = createLicensingModule({ ...selling, ...neededByLicensing(later), newServers, billing })
  const statistics = createStatisticsModule({ ...base, company, licensing })
  const support = createSupportModule({
    ...base,
    limits: supportLimits(platform),
    ...neededBySupport(later),
    account,
    company,
    licensing,
    staff: staffDirectory,
  })
  const push = createPushModule({ ...base, account, company, pushService, waitingTickets: support.countWaitingFor })
  const below = { branding, account, company, catalogue, billing, licensing, statistics, support, push }
  const secondFactors = openSecondFactors(settings, platform, operatorFactors, 'operator_code')
  const operator = createOperatorModule({ ...base, ...below, limits: operatorLimits(platform), secondFactors })
  return connected(platform, { ...below, operator, webhooks: createWebhooksModule(base) }, mailer)
}
