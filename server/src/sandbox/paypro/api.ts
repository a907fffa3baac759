import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'
import type { ProviderCall, ProviderContext } from '../provider-api.ts'
import { findSale, findSaleOf, giveBack, listSales, type Sale } from '../sales.ts'
import { endSubscription } from '../subscriptions.ts'
import { ipn } from './ipns.ts'
import { itemOf, statusOf } from './order.ts'
import { payProAccount } from './signature.ts'

const vendor = {
  vendorAccountId: z.literal(Number(payProAccount.vendor_account_id)),
  apiSecretKey: z.literal(payProAccount.api_secret_key),
}

const refused = (message: string) => ({
  isSuccess: false,
  errors: [{ propertyWithError: '', propertyErrorMessages: [message] }],
})

const answer =
  <S extends z.ZodType>(
    schema: S,
    work: (asked: z.output<S>, ...rest: Parameters<ProviderCall['run']>) => Promise<object>,
  ): ProviderCall['run'] =>
  async (context, request) => {
    const asked = schema.safeParse(request.body)
    return asked.success ? work(asked.data, context, request) : refused('The request is not valid')
  }

const present = (sale: Sale) => ({
  orderId: Number(sale.id),
  orderStatusId: Number(statusOf(sale).id),
  orderStatusName: statusOf(sale).name,
  createdAt: sale.at.toISOString().slice(0, 23),
  mainProductId: 90_001,
  billingTotalPrice: Number(sale.amount),
  billingCurrencyCode: sale.currency,
  balanceCurrencyCode: sale.currency,
  balanceRefundedAmount: Number(sale.refunded),
  isTestMode: false,
  invoiceLink: null,
  creditCardLastFour: sale.facts['last_four'] ?? null,
  customFields: [{ customFieldKey: 'x-attempt', customFieldValue: sale.reference }],
  orderItems: [{ orderItemId: itemOf(sale.id), productId: 90_001, quantity: 1 }],
})

const Details = z.object({ ...vendor, orderId: z.int() })

const details: ProviderCall = {
  name: 'POST /api/Orders/GetOrderDetails',
  movesMoney: true,
  run: answer(Details, async ({ orderId }, { client }) => {
    const sale = await findSale(client, 'paypro', String(orderId))
    return sale === undefined ? refused('There is no such order') : { isSuccess: true, response: present(sale) }
  }),
}

const Stamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/)
const List = z.object({
  ...vendor,
  skip: z.int().min(0).default(0),
  take: z.int().min(1).max(100).default(50),
  search: z.strictObject({ dateFrom: Stamp, dateTo: Stamp, includeTestOrders: z.boolean().default(false) }),
})

const list: ProviderCall = {
  name: 'POST /api/Orders/GetList',
  movesMoney: false,
  run: answer(List, async ({ skip, take, search: { dateFrom, dateTo } }, { client }) => {
    const sales = await listSales(client, 'paypro', { from: `${dateFrom}Z`, to: `${dateTo}Z`, limit: 10_000 })
    const orders = sales.filter(({ facts }) => facts['refund_of'] === undefined).toReversed()
    const page = orders.slice(skip, skip + take).map(({ id, status, at, facts }) => ({
      id: Number(id),
      placedAtUtc: at.toISOString().slice(0, 23),
      invoiceUrl: '',
      customerBillingEmail: facts['email'] ?? '',
      orderStatusName: statusOf({ status }).name,
    }))
    return { isSuccess: true, response: { skip, take, totalCount: orders.length, orders: page } }
  }),
}

const giveBackOf = async (context: ProviderContext, id: string, amount: string | undefined): Promise<object> => {
  const sale = await findSale(context.client, 'paypro', id)
  const asked = sale && money(amount ?? sale.amount, Currency.parse(sale.currency))
  const back = sale && asked && (await giveBack(context, sale, asked))
  if (sale === undefined || back === undefined)
    return { isSuccess: true, response: { isRefundSuccessful: false, refundNotice: 'So much cannot be returned' } }
  const after = (await findSale(context.client, 'paypro', id)) ?? sale
  await ipn(context, after.status === 'refunded' ? 'OrderRefunded' : 'OrderPartiallyRefunded', after)
  return { isSuccess: true, response: { isRefundSuccessful: true, refundNotice: null } }
}

const Refund = z.object({ ...vendor, orderIds: z.array(z.int()).length(1), refundReason: z.string().min(1) })

const refund: ProviderCall = {
  name: 'POST /api/Orders/DoRefund',
  movesMoney: true,
  run: answer(Refund, ({ orderIds: [id = 0] }, context) => giveBackOf(context, String(id), undefined)),
}

const PartialRefund = z.object({
  ...vendor,
  orderItemId: z.int(),
  refundAmount: z.number().positive(),
  refundReason: z.string().min(1),
})

const partialRefund: ProviderCall = {
  name: 'POST /api/Orders/DoPartialRefund',
  movesMoney: true,
  run: answer(PartialRefund, ({ orderItemId, refundAmount }, context) =>
    giveBackOf(context, String(orderItemId - itemOf('0')), String(refundAmount)),
  ),
}

const Terminate = z.object({ ...vendor, subscriptionId: z.int(), reasonText: z.string().min(1) })

const terminate: ProviderCall = {
  name: 'POST /api/Subscriptions/Terminate',
  movesMoney: false,
  run: answer(Terminate, async ({ subscriptionId }, context) => {
    const ended = await endSubscription(context.client, 'paypro', String(subscriptionId))
    if (ended === undefined) return refused('There is no such subscription')
    const sale = await findSaleOf(context.client, 'paypro', ended.reference)
    if (sale !== undefined)
      await ipn(context, 'SubscriptionTerminated', sale, { SUBSCRIPTION_ID: String(subscriptionId) })
    return { isSuccess: true }
  }),
}

export const payProCalls: readonly ProviderCall[] = [details, list, refund, partialRefund, terminate]
