import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { useQueryClient } from '@tanstack/react-query'
import { gatewaysFor } from '../../../api/payment-gateways.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { askBank } from './bank-question.ts'
import { stripeQuery } from './stripe-query.ts'

/**
 * Shows the bank's confirmation of a charge in this currency, or of the caller's new card, through the gateway's own
 * script. Resolves with the reason if the bank declined.
 */
export const useBankQuestion = (charged?: {
  readonly currency: Currency
}): ((secret: string) => Promise<DeclineReason | undefined>) => {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const open = async () => {
    const gateways = await queryClient.ensureQueryData(gatewaysFor(charged))
    const stripe = gateways.find(({ gateway }) => gateway === 'stripe')
    if (stripe?.gateway !== 'stripe') throw new Error('the gateway of this payment is no longer offered')
    return queryClient.ensureQueryData(stripeQuery(stripe, locale))
  }
  return (secret) => askBank(open, secret)
}
