import { randomInt } from 'node:crypto'
import { queueNotifications } from '../notifications.ts'
import type { ProviderContext } from '../provider-api.ts'
import type { Sale } from '../sales.ts'

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

/** The order number of a single sale is plain; that of a subscription's charge is compound. */
export const isSoldOnce = ({ facts }: Pick<Sale, 'facts'>): boolean => facts['one_off'] !== undefined

/** Order numbers in the provider's format. */
export const orderNumber = (sale: Pick<Sale, 'id' | 'facts'>): string =>
  isSoldOnce(sale) ? sale.id : `${sale.id}-${sale.id}`

/** Every alert has its own number. */
const nextAlert = (): string => String(randomInt(1, 2 ** 47))

/** Sends Foyer an alert as a form. Its signature is added when it is sent. */
export const alert = async (
  context: ProviderContext,
  alert_name: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const { client, options, now } = context
  const alert_id = nextAlert()
  const body = new URLSearchParams({ alert_name, alert_id, event_time: stamp(now), ...fields }).toString()
  const content_type = 'application/x-www-form-urlencoded'
  await queueNotifications(client, options, 'paddle', [{ event_id: alert_id, name: alert_name, content_type, body }])
}

export const saleFields = (context: ProviderContext, sale: Sale): Record<string, string> => ({
  order_id: orderNumber(sale),
  checkout_id: `${sale.id}-chre`,
  sale_gross: sale.amount,
  payment_tax: '0',
  currency: sale.currency,
  country: sale.facts['country'] ?? '',
  email: sale.facts['email'] ?? '',
  passthrough: sale.facts['passthrough'] ?? '',
  product_name: sale.facts['description'] ?? '',
  quantity: '1',
  receipt_url: `${context.options.publicUrl()}/sandbox/paddle/receipts/${sale.id}`,
})
