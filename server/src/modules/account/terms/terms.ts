import type { Terms } from '@foyer/contract/account/terms.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, IdentityCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import type { Services } from '../services.ts'
import { findTerms, latestVersion, markTermsAccepted } from './terms-store.ts'

/** The document in the requested language, else in the account's, else in the brand's, else in any. */
export const readTerms =
  ({ database, branding }: Services) =>
  async ({ tenant, identity, locale }: IdentityCall, asked: Locale | undefined): Promise<Terms> => {
    const own = identity.kind === 'bearer' ? [identity.actor.locale] : [locale]
    const wanted = [...(asked === undefined ? [] : [asked]), ...own, branding.get(tenant).default_locale]
    const row = await database.read(tenant, (tx) => findTerms(tx, wanted))
    if (row === undefined) throw failure('not_found')
    return {
      document: row.document.toString('base64'),
      locale: Locale.parse(row.locale),
      version: row.version,
    }
  }

/**
 * Records when the terms were accepted, and which version: the current one. Accepting it again changes nothing. Throws 409 if the caller
 * was shown another version.
 */
export const acceptTerms =
  ({ database, clock, audit }: Services) =>
  (call: ActorCall, shown: string | undefined): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      const { account_id } = call.actor
      const version = await latestVersion(tx)
      if (shown !== undefined && shown !== version) throw failure('terms_outdated')
      const accepted = await markTermsAccepted(tx, account_id, version, clock.now())
      if (!accepted) return
      const about = { ...ofAccount(account_id), changes: { version } }
      await audit(tx, { ...auditedBy(call), action: 'terms_accepted', ...about })
    })
