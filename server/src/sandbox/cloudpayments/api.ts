import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { failure } from '../../platform/failure.ts'
import { cardOfToken } from '../payment-cards.ts'
import type { ProviderCall, ProviderContext } from '../provider-api.ts'
import {
  capture,
  findSale,
  findSaleOf,
  giveBack,
  insertSale,
  listSales,
  readSale,
  type Sale,
  updateSale,
} from '../sales.ts'
import { announce, announceRefund } from './notices.ts'
import { cloudPaymentsAccount } from './signature.ts'

const { public_id, api_secret } = cloudPaymentsAccount
const basic = `Basic ${Buffer.from(`${public_id}:${api_secret}`).toString('base64')}`

const authenticate = (request: FastifyRequest): void => {
  if (request.headers.authorization !== basic) throw failure('unauthorized')
}

/** A transaction with the provider's field names. */
const present = (sale: Sale) => ({
  TransactionId: Number(sale.id),
  Amount: Number(sale.amount),
  Currency: sale.currency,
  InvoiceId: sale.reference,
  AccountId: sale.facts['account'] ?? null,
  Status: sale.status === 'declined' ? 'Declined' : sale.status === 'waiting' ? 'AwaitingAuthentication' : 'Completed',
  CreatedDateIso: sale.at.toISOString().slice(0, 19),
  ReasonCode: Number(sale.facts['reason'] ?? 0),
  CardLastFour: sale.facts['last_four'] ?? null,
  JsonData: sale.facts['data'] ?? null,
  Type: sale.facts['refund_of'] === undefined ? 0 : 1,
  OriginalTransactionId: sale.facts['refund_of'] === undefined ? null : Number(sale.facts['refund_of']),
  Refunded: Number(sale.refunded) > 0,
})

const answerOf = (sale: Sale | undefined) =>
  sale === undefined
    ? { Success: false, Message: 'Not found', Model: null }
    : { Success: sale.status !== 'declined', Message: null, Model: present(sale) }

/** Returns the first answer under a key, for an hour. Concurrent calls with the same key wait for each other. */
const once = async (
  context: ProviderContext,
  request: FastifyRequest,
  work: () => Promise<object>,
): Promise<object> => {
  const { client, gateway, now } = context
  const key = request.headers['x-request-id']
  if (typeof key !== 'string') return work()
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${gateway} ${key}`])
  const { rows } = await client.query<{ body: string }>(
    'select body from sandbox.request_answer where gateway = $1 and request_id = $2 and at > $3',
    [gateway, key, new Date(now.getTime() - hourMs)],
  )
  if (rows[0] !== undefined) return JSON.parse(rows[0].body) as object // Written below.
  const body = await work()
  await client.query(
    `insert into sandbox.request_answer (gateway, request_id, body, at) values ($1, $2, $3, $4)
     on conflict (gateway, request_id) do update set body = excluded.body, at = excluded.at`,
    [gateway, key, JSON.stringify(body), now],
  )
  return body
}

const Token = z.object({
  Amount: z.number().positive(),
  Currency: z.string().default('RUB'),
  AccountId: z.string(),
  Token: z.string(),
  InvoiceId: z.string(),
  JsonData: z.string().optional(),
  TrInitiatorCode: z.union([z.literal(0), z.literal(1)]),
})

const orderIn = (data: string | undefined): string | null =>
  /"order_id":"([0-9a-f-]{36})"/.exec(data ?? '')?.[1] ?? null

const chargeToken: ProviderCall = {
  name: 'POST /payments/tokens/charge',
  movesMoney: true,
  run: (context, request) =>
    once(context, request, async () => {
      authenticate(request)
      const asked = Token.parse(request.body)
      const card = cardOfToken(asked.Token)
      if (card === undefined) return { Success: false, Message: 'Token is not found', Model: null }
      const declined = card.tokenDeclined === true ? 5051 : card.declined
      const sale = await insertSale(context, {
        reference: asked.InvoiceId,
        order_id: orderIn(asked.JsonData),
        status: declined === undefined ? 'open' : 'declined',
        amount: String(asked.Amount),
        currency: asked.Currency,
        facts: {
          account: asked.AccountId,
          last_four: card.number.slice(-4),
          type: card.type,
          data: asked.JsonData ?? '',
          reason: String(declined ?? 0),
        },
      })
      if (declined === undefined) await capture(context, sale)
      const more =
        declined === undefined ? { Status: 'Completed' } : { ReasonCode: String(declined), Status: 'Declined' }
      await announce(context, declined === undefined ? 'pay' : 'fail', sale, more)
      return answerOf({ ...sale, status: declined === undefined ? 'completed' : 'declined' })
    }),
}

const Find = z.object({ InvoiceId: z.string() })

const find: ProviderCall = {
  name: 'POST /v2/payments/find',
  movesMoney: false,
  run: async ({ client }, request) => {
    authenticate(request)
    const sale = await findSaleOf(client, 'cloudpayments', Find.parse(request.body).InvoiceId)
    return answerOf(sale?.status === 'open' ? undefined : sale)
  },
}

const Get = z.object({ TransactionId: z.int() })

const get: ProviderCall = {
  name: 'POST /payments/get',
  movesMoney: false,
  run: async ({ client }, request) => {
    authenticate(request)
    // Works even while the window asks the shop, which may look up the transaction first.
    const sale = await readSale(client, 'cloudpayments', String(Get.parse(request.body).TransactionId))
    return answerOf(sale?.status === 'open' ? undefined : sale)
  },
}

const Refund = z.object({ TransactionId: z.number(), Amount: z.number().positive(), JsonData: z.string().optional() })

const refund: ProviderCall = {
  name: 'POST /payments/refund',
  movesMoney: true,
  run: (context, request) =>
    once(context, request, async () => {
      authenticate(request)
      const { TransactionId, Amount, JsonData = '' } = Refund.parse(request.body)
      const sale = await findSale(context.client, 'cloudpayments', String(TransactionId))
      const amount = sale && money(String(Amount), Currency.parse(sale.currency))
      const back = sale && amount && (await giveBack(context, sale, amount))
      if (sale === undefined || back === undefined)
        return { Success: false, Message: 'So much cannot be returned', Model: null }
      await updateSale(context.client, back.id, 'completed', { data: JsonData })
      await announceRefund(context, sale, back, JsonData)
      return { Success: true, Message: null, Model: { TransactionId: Number(back.id) } }
    }),
}

const List = z.object({ CreatedDateGte: z.string(), CreatedDateLte: z.string(), PageNumber: z.int().min(1) })
const pageSize = 100

const list: ProviderCall = {
  name: 'POST /v2/payments/list',
  movesMoney: false,
  run: async ({ client }, request) => {
    authenticate(request)
    const { CreatedDateGte: from, CreatedDateLte: to, PageNumber } = List.parse(request.body)
    const rows = await listSales(client, 'cloudpayments', {
      from,
      to,
      offset: (PageNumber - 1) * pageSize,
      limit: pageSize,
    })
    return { Success: true, Model: rows.map(present) }
  },
}

export const cloudPaymentsCalls: readonly ProviderCall[] = [chargeToken, find, get, refund, list]
