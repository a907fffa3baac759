import { queueNotifications } from '../notifications.ts'
import type { ProviderContext } from '../provider-api.ts'
import type { Sale } from '../sales.ts'
import { signByHmac } from './signature.ts'

const formType = 'application/x-www-form-urlencoded'

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

/** The fields of every notification about a payment, with the provider's names. */
const fieldsOf = (sale: Sale, at: Date, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({
    TransactionId: sale.id,
    Amount: sale.amount,
    Currency: sale.currency,
    PaymentAmount: sale.amount,
    PaymentCurrency: sale.currency,
    OperationType: 'Payment',
    InvoiceId: sale.reference,
    AccountId: sale.facts['account'] ?? '',
    DateTime: stamp(at),
    TestMode: '1',
    CardFirstSix: sale.facts['first_six'] ?? '',
    CardLastFour: sale.facts['last_four'] ?? '',
    CardType: sale.facts['type'] ?? '',
    CardExpDate: sale.facts['expires'] ?? '',
    Data: sale.facts['data'] ?? '',
    ...more,
  }).toString()

const queue = ({ client, options }: ProviderContext, kind: string, { id }: Sale, body: string): Promise<void> =>
  queueNotifications(client, options, 'cloudpayments', [
    { event_id: `${kind}-${id}`, name: kind, kind, content_type: formType, body },
  ])

export const announce = (
  context: ProviderContext,
  kind: 'pay' | 'fail',
  sale: Sale,
  more: Readonly<Record<string, string>>,
): Promise<void> => queue(context, kind, sale, fieldsOf(sale, context.now, more))

/** The notification of a refund contains neither a currency nor the test mode. */
export const announceRefund = (context: ProviderContext, sale: Sale, refund: Sale, data: string): Promise<void> => {
  const body = new URLSearchParams({
    TransactionId: refund.id,
    PaymentTransactionId: sale.id,
    Amount: refund.amount,
    DateTime: stamp(context.now),
    OperationType: 'Refund',
    InvoiceId: sale.reference,
    AccountId: sale.facts['account'] ?? '',
    Data: data,
  })
  return queue(context, 'refund', refund, body.toString())
}

/** Asks the shop whether the payment may be taken. Anything but an answer with code 0 means no. */
export const mayTake = async ({ options, now }: ProviderContext, sale: Sale): Promise<boolean> => {
  const { headers, body } = signByHmac(fieldsOf(sale, now, { Status: 'Completed' }), now, false)
  const origin = options.hooksUrl?.('cloudpayments') ?? `${options.publicUrl()}/hooks/cloudpayments`
  try {
    const answer = await fetch(`${origin}/check`, {
      method: 'POST',
      headers: { 'content-type': formType, ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    const { code } = (await answer.json()) as { code?: number } // As the provider's documentation requires.
    return answer.ok && code === 0
  } catch {
    return false
  }
}
