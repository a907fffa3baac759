import type { MonitoringBoard, MonitoringLink, StatisticsStanding } from '@foyer/contract/statistics/standing.ts'
import { SignJWT } from 'jose'
import { algorithm } from '../../platform/auth/signing-keys.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { makeId } from '../../platform/ids.ts'
import { dashboardAddress } from './dashboard-rules.ts'
import type { Services } from './services.ts'

/** Whether events are collected, whether there are dashboards, and who shares statistics with the caller. */
export const readStanding =
  ({ database, company, licensing, branding }: Services) =>
  ({ tenant, actor }: ActorCall): Promise<StatisticsStanding> =>
    database.read(tenant, async (tx) => {
      const owners = await company.listedOwnerIds(tx, actor.account_id, 'retroview', undefined)
      const rows = owners.map((account_id) => ({ account_id }))
      const others = [...(await company.ownersOf(tx, actor.account_id, rows)).values()]
      return {
        ...(await licensing.collecting(tx, owners, actor.account_id)),
        lacking: await licensing.lacking(tx, company.ownersInCompany(actor.account_id, 'deliverables')),
        dashboards: branding.get(tenant).dashboards_url !== undefined,
        owners: others.toSorted((a, b) => a.email.localeCompare(b.email, 'en')),
      }
    })

/** Long enough to follow a link. */
const linkSeconds = 60

/**
 * Signs a token for the dashboard tool. It cannot pass for an access token, because its type and audience differ. The
 * call requires a confirmed e-mail address; `email_verified` is false for brands that do not confirm addresses. The
 * subject is the account's id, because the same address at another brand is a different person. By `jti` the tool can
 * tell a token that was used before.
 */
const signLink = (
  { keys, clock, branding }: Services,
  { tenant, actor }: ActorCall,
  audience: string,
): Promise<string> => {
  const now = Math.floor(clock.now().getTime() / 1000)
  const email_verified = branding.get(tenant).features.account_confirmation
  return new SignJWT({ tenant, email: actor.email, email_verified, name: actor.name })
    .setProtectedHeader({ alg: algorithm, kid: keys.signing.kid, typ: 'JWT' })
    .setIssuer('foyer')
    .setSubject(actor.account_id)
    .setJti(makeId(clock))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + linkSeconds)
    .sign(keys.signing.private)
}

export interface WantedBoard {
  readonly board?: MonitoringBoard | undefined
  readonly codes?: string | undefined
}

/** The address of a monitoring page, with a token that signs the caller in; null without dashboards. */
export const linkToMonitoring =
  (services: Services) =>
  async (call: ActorCall, wanted: WantedBoard): Promise<MonitoringLink> => {
    const base = services.branding.get(call.tenant).dashboards_url
    if (base === undefined) return { url: null }
    return { url: dashboardAddress(base, await signLink(services, call, 'dashboards'), wanted) }
  }
