import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { openStripe, type StripeAccess } from './stripe-script.ts'

/** One Stripe instance per key and language, for as long as the page lives. */
export const stripeQuery = (access: StripeAccess, locale: Locale) =>
  queryOptions({
    queryKey: ['stripe', access.script_url, access.public_key, locale],
    queryFn: () => openStripe(access, locale),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
