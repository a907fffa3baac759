import { randomUUID } from 'node:crypto'
import { getOrder } from '@foyer/contract/billing/endpoints.ts'
import { giveCard, giveCreditNote, giveOrder, renameBuyer } from '../../licences.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

const cardOf = ({ foyer, olga }: World): Promise<string> => giveCard(foyer, olga, { reference: `pm_${randomUUID()}` })

const creditNoteOf = async ({ foyer, order }: World) => ({
  params: { order_id: order, id: await giveCreditNote(foyer, order) },
})

/** Its buyer was called otherwise when it was issued. */
const outdatedOrder = async ({ foyer, olga }: World): Promise<string> => {
  const order = await giveOrder(foyer, olga)
  await renameBuyer(foyer, order)
  return order
}

export const billingExamples = {
  listOrders: ({ order }) => ({ shows: order }),
  sumOrders: () => ({ shows: 'EUR' }),
  getUnpaidSummary: ({ order }) => ({ shows: order }),
  getOrderArchive: async ({ olga, order }) => {
    const { number, created_at } = await olga.client.ask(getOrder, { params: { id: order } })
    return { query: { year: Number(created_at.slice(0, 4)) }, shows: number }
  },
  getOrder: ({ order }) => ({ params: { id: order } }),
  getOrderDocument: ({ order }) => ({ params: { order_id: order } }),
  listCreditNotes: async ({ foyer, order }) => ({ shows: await giveCreditNote(foyer, order) }),
  getCreditNoteDocument: creditNoteOf,
  getQuoteDocument: ({ sku }) => ({ params: { sku_id: sku }, query: { quantity: 1 } }),
  createOrder: ({ licence }) => ({
    body: { purpose: 'update_properties', deliverable_id: licence, user_comment: 'Edge' },
  }),
  changeOrderReference: ({ order }) => ({ params: { order_id: order }, body: { buyer_reference: 'PO 4500012345' } }),
  reissueOrder: async (world) => ({ params: { order_id: await outdatedOrder(world) }, body: {} }),
  cancelOrder: ({ order }) => ({ params: { order_id: order } }),
  setPaymentSettings: ({ order }) => ({ params: { order_id: order }, body: { gateway: 'stripe' } }),
  payOrder: ({ order }) => ({
    params: { order_id: order },
    body: { gateway: 'stripe', token_id: 'tok_chargeDeclined' },
  }),
  listPayments: ({ payment }) => ({ shows: payment }),
  listPaymentGateways: () => ({ query: { currency: 'EUR' } }),
  getPayment: ({ payment }) => ({ params: { id: payment } }),
  paySeveral: async (world) => ({ body: { order_ids: [world.order], payment_method_id: await cardOf(world) } }),
  listPaymentMethods: async (world) => ({ query: { limit: 100 }, shows: await cardOf(world) }),
  addPaymentMethod: () => ({ body: { gateway: 'stripe', token_id: 'tok_chargeDeclined' } }),
  verifyCard: () => ({ body: { gateway: 'cloudpayments' } }),
  changePaymentMethod: async (world) => ({ params: { id: await cardOf(world) }, body: { default: true } }),
  deletePaymentMethod: async (world) => ({ params: { id: await cardOf(world) } }),
} as const satisfies Partial<Examples>
