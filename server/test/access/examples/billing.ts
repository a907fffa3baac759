import type { Examples } from '../examples.ts'

export const billingExamples = {
  listOrders: ({ order }) => ({ shows: order }),
  getOrder: ({ order }) => ({ params: { id: order } }),
  getOrderDocument: ({ order }) => ({ params: { order_id: order } }),
  setPaymentSettings: ({ order }) => ({ params: { order_id: order }, body: { gateway: 'stripe' } }),
  payOrder: ({ order }) => ({
    params: { order_id: order },
    body: { gateway: 'stripe', token_id: 'tok_chargeDeclined' },
  }),
  listPayments: ({ payment }) => ({ shows: payment }),
  getPayment: ({ payment }) => ({ params: { id: payment } }),
} as const satisfies Partial<Examples>
