import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { failure } from '../../platform/failure.ts'
import type { ResolveBearer } from '../../platform/http/identify.ts'
import { hasAcceptedTerms } from './account-rules.ts'
import { confirmRenewal } from './confirm-renewal.ts'
import type { Services } from './services.ts'
import { signedIn, type SignedInRow } from './store.ts'

/**
 * The person behind an access token, read anew with each call. So an ended session or a blocked account gets a 401 at once, and the
 * person's permissions are never out of date.
 */
export const resolveBearer = (services: Services): ResolveBearer => {
  const { database, clock, accessTokens, branding } = services
  const confirm = confirmRenewal(services)
  return async (token, audience) => {
    const claims = await accessTokens.verify(token, audience)
    const brand = branding.find(claims.tenant)
    if (brand === undefined) throw failure('unauthorized')
    const [row] = await database.hotRead<SignedInRow>(claims.tenant, signedIn, [
      claims.session_id,
      claims.account_id,
      clock.now(),
    ])
    if (row === undefined || row.blocked) throw failure('unauthorized')
    if (claims.renewal !== null) await confirm(claims)
    return {
      tenant: claims.tenant,
      actor: {
        account_id: claims.account_id,
        session_id: claims.session_id,
        token_expires_at: claims.expires_at,
        email: row.email,
        name: fullName(row),
        locale: Locale.parse(row.locale),
        country: row.country,
        currency: currencyOf(row.currency),
        terms_accepted: hasAcceptedTerms(row.terms_version, row.latest_terms) || !brand.features.terms,
        email_confirmed: row.email_confirmed || !brand.features.account_confirmation,
        password_filled: row.password_filled,
        permissions: { store: row.can_store, create_trial: row.can_create_trial },
        acting_operator:
          row.operator_handle === null ? null : { handle: row.operator_handle, name: row.operator_name ?? '' },
      },
    }
  }
}
