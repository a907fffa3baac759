import type { Money } from '@foyer/contract/vocabulary/money.ts'
import { recordCapture } from '../ledger.ts'
import type { Context } from './call.ts'
import { makeCharge } from './charges.ts'
import { clientSecret } from './ids.ts'
import { newIntent } from './payment-intents.ts'
import { lockMethod } from './payment-methods.ts'
import { insertObject } from './store.ts'
import { nameByEnding } from './test-cards.ts'

interface PastCharge {
  /** The id of its payment intent. */
  readonly transaction_id: string
  readonly order_id: string
  readonly amount: Money
  readonly description: string
  readonly email: string
  readonly card_last_four: string | null
  readonly at: Date
}

/** Adds an earlier card payment with a known id. Its charge is named after the intent. */
export const insertPastCharge = async (
  around: Pick<Context, 'client' | 'options' | 'prefix'>,
  { transaction_id: id, order_id, amount, description, email, card_last_four, at }: PastCharge,
): Promise<void> => {
  const context: Context = {
    ...around,
    now: at,
    key: 'secret',
    request: { id: null, idempotency_key: null },
    announced: [],
  }
  const method = await lockMethod(context, `pm_card_${nameByEnding(card_last_four)}`)
  const asked = { amount: Number(amount.minor), currency: amount.currency, description, receipt_email: email }
  const intent = {
    ...newIntent(context, { ...asked, metadata: { order_id } }, method.body.id),
    id,
    client_secret: clientSecret(id),
    amount_received: asked.amount,
    status: 'succeeded' as const,
  }
  const chargeId = id.replace(/^pi_/, 'ch_')
  const charge = await makeCharge(
    context,
    { intent, method: method.body, decline: undefined, authenticated: false },
    chargeId,
  )
  await insertObject(context.client, 'payment_intent', {
    body: { ...intent, latest_charge: charge.id },
    facts: { return_url: null },
  })
  await recordCapture(context.client, { id, gateway: 'stripe', order_id, attempt_id: null, amount, at })
}
