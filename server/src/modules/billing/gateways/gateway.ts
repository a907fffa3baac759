import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Outcome } from '../payment-rules.ts'

export interface ChargeRequest {
  /** Goes along as the gateway's idempotency key: whoever repeats the call, the money moves once. */
  readonly attempt_id: string
  readonly order_id: string
  readonly amount: Money
  readonly description: string
  readonly instrument: { readonly kind: 'token' | 'saved'; readonly reference: string }
  /** The gateway's own id of the customer; saved cards belong to one. */
  readonly customer: string | null
}

/** What a notification is about, once its signature was found to be right. */
export interface GatewayEvent {
  readonly id: string
  readonly type: string
  /** Null where it is about nothing that we act on. */
  readonly subject: { readonly attempt_id: string; readonly outcome: Outcome } | null
}

/** A payment provider that charges cards while the customer waits. No method throws for what the provider says or fails to say: that is an outcome. */
export interface CardGateway {
  /** Orders in other currencies are never brought to it. */
  takes(currency: Currency): boolean
  charge(request: ChargeRequest): Promise<Outcome>
  /** What became of an attempt: by the gateway's id where it is known, else by its own, else by repeating the charge under its key. */
  lookUp(request: ChargeRequest, gatewayRef: string | null, startedAt: Date, now: Date): Promise<Outcome>
  /** Gives up an attempt that waits for the customer; answers what it then is. */
  cancel(gatewayRef: string): Promise<Outcome>
  /** Throws 400 `bad_signature` unless the raw body was signed by the provider within the last or next five minutes. */
  readNotification(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): GatewayEvent
}
