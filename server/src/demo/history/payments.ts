import { createHash } from 'node:crypto'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { CardGateway, type Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { cardOf, type Surroundings } from './surroundings.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const digits = (hash: string, count: number): string => String(BigInt(`0x${hash}`)).slice(0, count)

/** Payment references in the style of each provider, always the same for the same seed. */
const references: Readonly<Record<Gateway, (hash: string, day: string) => string>> = {
  stripe: (hash) => `pi_3${hash.slice(0, 23)}`,
  cloudpayments: (hash) => digits(hash, 10),
  paddle: (hash) => `${digits(hash, 8)}-${digits(hash, 8)}`,
  paypro: (hash) => digits(hash, 9),
  bank_transfer: (hash, day) => `${day.replaceAll('-', '')}-${hash.slice(0, 8).toUpperCase()}`,
}

/** The provider's receipt page, if it has one. */
const receiptOf = ({ stripeUrl }: Surroundings, gateway: Gateway, transactionId: string): string | null =>
  gateway === 'stripe' ? `${stripeUrl}/receipts/${transactionId.replace(/^pi_/, 'ch_')}` : null

const isCardGateway = (gateway: Gateway): gateway is CardGateway => CardGateway.safeParse(gateway).success

/** A customer's payment for an order, at the time of the past's clock. The payment's id follows from `seed`. */
export const receivePayment = (
  around: Surroundings,
  ownerEmail: string,
  orderId: string,
  gateway: Gateway,
  seed: string,
): Promise<void> => {
  const { past, tenant } = around
  const { billing } = past.modules
  const day = dayOf(past.clock.now())
  const transaction_id = references[gateway](hashOf(`${tenant} ${seed}`), day)
  const receipt_url = receiptOf(around, gateway, transaction_id)
  const money = { tenant, order_id: orderId, transaction_id, receipt_url }
  if (gateway === 'bank_transfer')
    return billing.recordPayment({
      ...money,
      gateway,
      actor: 'operator:lena.krause',
      reason: 'found on the bank statement',
    })
  const card_last_four = isCardGateway(gateway) ? cardOf(around, ownerEmail).slice(-4) : null
  return billing.recordCharge({ ...money, gateway, card_last_four })
}

/** Days from invoice to payment: cards are charged on the due date, transfers take a varying time. */
export const payingDays = (gateway: Gateway, due: number, seed: string): number =>
  gateway === 'bank_transfer' ? 1 + (Number.parseInt(hashOf(seed).slice(0, 4), 16) % Math.max(1, due)) : due
