import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { isOpenEnd } from '../../../api/failure.ts'
import type { CardWidget } from './card-widget.ts'
import { choosePayment, type PayBody, payOrder } from './paying-calls.ts'

/** A new card. Its token is kept until the outcome of the payment is known, because a retry must use the same one. */
export interface CardToken {
  readonly get: () => Promise<string>
  readonly forget: () => void
}

/** How the customer wants to pay. `id` is the control that was pressed. */
export type Wish = { readonly id: string } & (
  | { readonly kind: 'saved'; readonly card: PaymentMethod }
  | { readonly kind: 'new'; readonly token: CardToken }
  | { readonly kind: 'widget'; readonly widget: CardWidget }
  | { readonly kind: 'checkout'; readonly gateway: ExternalGateway }
  | { readonly kind: 'confirm'; readonly secret: string }
)

/** What a payment needs from its environment. */
export interface PayTools {
  readonly orderId: string
  readonly description: string
  readonly keepSecret: (secret: string) => void
  /** Runs the bank's confirmation; resolves when it was answered, either way. */
  readonly confirm: (secret: string) => Promise<void>
  /** Leaves for another site; resolves only if the visitor returns or stays. */
  readonly leave: (url: string) => Promise<void>
}

type Paid = OrderDetail | undefined

const payByCard = async (tools: PayTools, body: PayBody): Promise<Paid> => {
  const answer = await payOrder(tools.orderId, body)
  if (!('status' in answer)) return answer
  if (answer.status === 'processing') return undefined
  if ('redirect_url' in answer) {
    await tools.leave(answer.redirect_url)
    return undefined
  }
  tools.keepSecret(answer.client_secret)
  await tools.confirm(answer.client_secret)
  return undefined
}

const payByNewCard = async (tools: PayTools, token: CardToken): Promise<Paid> => {
  await choosePayment(tools.orderId, 'stripe')
  const token_id = await token.get()
  try {
    const paid = await payByCard(tools, { gateway: 'stripe', token_id })
    token.forget()
    return paid
  } catch (error) {
    if (!isOpenEnd(error)) token.forget()
    throw error
  }
}

const payBySavedCard = async (tools: PayTools, { gateway, id }: PaymentMethod): Promise<Paid> => {
  await choosePayment(tools.orderId, gateway)
  return payByCard(tools, { gateway, payment_method_id: id })
}

/** Chooses the gateway, then pays. Resolves with the paid order if it is paid already. */
export const carryOut = async (tools: PayTools, wish: Wish): Promise<Paid> => {
  const { orderId, description } = tools
  if (wish.kind === 'saved') return payBySavedCard(tools, wish.card)
  if (wish.kind === 'new') return payByNewCard(tools, wish.token)
  if (wish.kind === 'confirm') await tools.confirm(wish.secret)
  else if (wish.kind === 'checkout') await tools.leave((await choosePayment(orderId, wish.gateway)).url)
  else await wish.widget({ ...(await choosePayment(orderId, 'cloudpayments')), description })
  return undefined
}
