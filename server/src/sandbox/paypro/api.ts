import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'
import type { ProviderCall } from '../provider-api.ts'
import { findSale, findSaleOf, giveBack, listSales, type Sale } from '../sales.ts'
import { endSubscription } from '../subscriptions.ts'
import { ipn } from './ipns.ts'
import { payProAccount } from './signature.ts'

const vendor = {
  vendorAccountId: z.literal(payProAccount.vendor_account_id),
  apiSecretKey: z.literal(payProAccount.api_secret_key),
}

const refused = (message: string) => ({ isSuccess: false, errors: [{ message }] })

const answer =
  <S extends z.ZodType>(
    schema: S,
    work: (asked: z.output<S>, ...rest: Parameters<ProviderCall['run']>) => Promise<object>,
  ): ProviderCall['run'] =>
  async (context, request) => {
    const asked = schema.safeParse(request.body)
    return asked.success ? work(asked.data, context, request) : refused('The request is not valid')
  }

const statuses = {
  open: 'Waiting',
  waiting: 'Waiting',
  completed: 'Processed',
  declined: 'Declined',
  refunded: 'Refunded',
  partially_refunded: 'PartiallyRefunded',
} as const

const present = (sale: Sale) => ({
  id: Number(sale.id),
  orderStatusName: statuses[sale.status],
  billingTotalPrice: sale.amount,
  billingCurrencyCode: sale.currency,
  refundedAmount: sale.refunded,
  isTest: false,
  invoiceLink: null,
  creditCardLastFour: sale.facts['last_four'] ?? null,
  createdAt: sale.at.toISOString(),
  customFields: [{ name: 'x-attempt', value: sale.reference }],
  orderItems: [{ productId: 90_001, quantity: 1 }],
})

const Details = z.object({ ...vendor, orderId: z.string() })

const details: ProviderCall = {
  name: 'POST /api/Orders/GetOrderDetails',
  movesMoney: true,
  run: answer(Details, async ({ orderId }, { client }) => {
    const sale = await findSale(client, 'paypro', orderId)
    return sale === undefined ? refused('There is no such order') : { isSuccess: true, response: present(sale) }
  }),
}

const List = z.object({
  ...vendor,
  search: z.object({
    customField: z.string().optional(),
    createdFrom: z.string().optional(),
    createdTo: z.string().optional(),
  }),
})

const list: ProviderCall = {
  name: 'POST /api/Orders/GetList',
  movesMoney: false,
  run: answer(List, async ({ search: { customField, createdFrom, createdTo } }, { client }) => {
    if (customField !== undefined) {
      const sale = await findSaleOf(client, 'paypro', customField)
      return { isSuccess: true, response: { orders: sale === undefined ? [] : [present(sale)] } }
    }
    const rows = await listSales(client, 'paypro', {
      from: `${createdFrom ?? '1970-01-01'}T00:00:00Z`,
      to: `${createdTo ?? '2999-01-01'}T23:59:59.999Z`,
      limit: 1000,
    })
    return {
      isSuccess: true,
      response: { orders: rows.filter(({ facts }) => facts['refund_of'] === undefined).map(present) },
    }
  }),
}

const Refund = z.object({ ...vendor, orderId: z.string(), refundAmount: z.string(), comment: z.string().default('') })

const refund: ProviderCall = {
  name: 'POST /api/Orders/Refund',
  movesMoney: true,
  run: answer(Refund, async ({ orderId, refundAmount }, context) => {
    const sale = await findSale(context.client, 'paypro', orderId)
    const back = sale && (await giveBack(context, sale, money(refundAmount, Currency.parse(sale.currency))))
    if (sale === undefined || back === undefined) return refused('So much cannot be returned')
    const type = back.amount === sale.amount ? 'OrderRefunded' : 'OrderPartiallyRefunded'
    await ipn(context, type, sale, { REFUND_ID: back.id, REFUND_AMOUNT: back.amount })
    return { isSuccess: true, response: { refundId: back.id } }
  }),
}

const Terminate = z.object({ ...vendor, subscriptionId: z.string() })

const terminate: ProviderCall = {
  name: 'POST /api/Subscriptions/Terminate',
  movesMoney: false,
  run: answer(Terminate, async ({ subscriptionId }, context) => {
    const ended = await endSubscription(context.client, 'paypro', subscriptionId)
    if (ended === undefined) return refused('There is no such subscription')
    const sale = await findSaleOf(context.client, 'paypro', ended.reference)
    if (sale !== undefined) await ipn(context, 'SubscriptionTerminated', sale, { SUBSCRIPTION_ID: subscriptionId })
    return { isSuccess: true }
  }),
}

export const payProCalls: readonly ProviderCall[] = [details, list, refund, terminate]
