import type { OnlineGateway } from './gateway.ts'

/** Payment providers as they call themselves, in every language. */
export const providerNames = {
  stripe: 'Stripe',
  cloudpayments: 'CloudPayments',
  paddle: 'Paddle',
  paypro: 'PayPro',
} as const satisfies Record<OnlineGateway, string>
