import { queueNotifications } from '../notifications.ts'
import type { ProviderContext } from '../provider-api.ts'
import type { Sale } from '../sales.ts'
import { itemOf, statusOf } from './order.ts'

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

/** Sends Foyer a notification as a form. Its signatures are added when it is sent. */
export const ipn = async (
  { client, options }: ProviderContext,
  type: IpnType,
  sale: Sale,
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { id: ORDER_STATUS_ID, name: ORDER_STATUS } = statusOf(sale)
  const isTrial = type === 'TrialCharge'
  const body = new URLSearchParams({
    IPN_TYPE_ID: typeIds[type],
    IPN_TYPE_NAME: type,
    ORDER_ID: sale.id,
    ORDER_STATUS_ID,
    ORDER_STATUS,
    ORDER_ITEM_ID: String(itemOf(sale.id)),
    ORDER_TOTAL_AMOUNT: isTrial ? '0.00' : sale.amount,
    ORDER_REFUNDED: sale.refunded,
    ORDER_CURRENCY_CODE: sale.currency,
    IS_ON_TRIAL_PERIOD: isTrial ? '1' : '0',
    CUSTOMER_EMAIL: sale.facts['email'] ?? '',
    PRODUCT_ID: '90001',
    PRODUCT_QUANTITY: '1',
    ORDER_CUSTOM_FIELDS: `x-attempt=${sale.reference}`,
    TEST_MODE: '0',
    ...more,
  }).toString()
  const content_type = 'application/x-www-form-urlencoded'
  const event_id = `${sale.id}-${typeIds[type]}`
  await queueNotifications(client, options, 'paypro', [{ event_id, name: type, content_type, body }])
}
