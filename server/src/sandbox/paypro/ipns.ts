import { queueNotifications } from '../notifications.ts'
import type { ProviderContext } from '../provider-api.ts'
import type { Sale } from '../sales.ts'

const typeIds = {
  OrderCharged: '1',
  OrderRefunded: '2',
  OrderDeclined: '4',
  OrderPartiallyRefunded: '5',
  SubscriptionChargeSucceed: '6',
  SubscriptionTerminated: '10',
  TrialCharge: '13',
} as const

export type IpnType = keyof typeof typeIds

/** Tells Foyer of one thing that happened, as a form; its proofs are added as it leaves. */
export const ipn = async (
  { client, options }: ProviderContext,
  type: IpnType,
  sale: Sale,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const body = new URLSearchParams({
    IPN_TYPE_ID: typeIds[type],
    IPN_TYPE_NAME: type,
    ORDER_ID: sale.id,
    ORDER_STATUS: type === 'OrderDeclined' ? 'Declined' : 'Processed',
    ORDER_TOTAL_AMOUNT: sale.amount,
    ORDER_CURRENCY_CODE: sale.currency,
    CUSTOMER_EMAIL: sale.facts['email'] ?? '',
    PRODUCT_ID: '90001',
    PRODUCT_QUANTITY: '1',
    ORDER_CUSTOM_FIELDS: `x-attempt=${sale.reference}`,
    TEST_MODE: '0',
    IS_RESENT: '0',
    ...more,
  }).toString()
  const content_type = 'application/x-www-form-urlencoded'
  const event_id = `${sale.id}-${typeIds[type]}`
  await queueNotifications(client, options, 'paypro', [{ event_id, name: type, content_type, body }])
}
