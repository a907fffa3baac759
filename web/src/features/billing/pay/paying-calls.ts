import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { PaymentSettings, PayPending } from '@foyer/contract/billing/paying.ts'
import type { OnlineGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { answerOf, api } from '../../../api/client.ts'
import type { paths } from '../../../api/schema.generated.ts'

export type PayBody =
  paths['/billing/api/v1/orders/{order_id}/pay']['post']['requestBody']['content']['application/json']

/** Tells the server how the customer will pay. The answer has what the browser needs for it. */
export const choosePayment = <Name extends OnlineGateway>(
  orderId: string,
  gateway: Name,
): Promise<Extract<PaymentSettings, { readonly gateway: Name }>> => {
  const params = { path: { order_id: orderId } }
  const call = answerOf(api.POST('/billing/api/v1/orders/{order_id}/payment_settings', { params, body: { gateway } }))
  // The settings belong to the gateway that was requested.
  return call as Promise<Extract<PaymentSettings, { readonly gateway: Name }>>
}

/** Pays by card. The answer is the paid order, or what the payment still waits for. */
export const payOrder = (orderId: string, body: PayBody): Promise<OrderDetail | PayPending> => {
  const params = { path: { order_id: orderId } }
  return answerOf(api.POST('/billing/api/v1/orders/{order_id}/pay', { params, body }))
}
