import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Outcome } from '../payments/payment-rules.ts'

export interface ChargeRequest {
  /** Goes along as the gateway's idempotency key: whoever repeats the call, the money moves once. */
  readonly attempt_id: string
  readonly order_id: string
  readonly account_id: string
  readonly amount: Money
  readonly description: string
  /** A fresh card, a saved one, or a checkout that the customer was sent to: that one we cannot repeat. */
  readonly instrument: { readonly kind: 'token' | 'saved' | 'checkout'; readonly reference: string }
  /** The gateway's own id of the customer; saved cards belong to one. */
  readonly customer: string | null
  /** The card's holder is not there to answer their bank. */
  readonly off_session: boolean
}

/** What a gateway tells of a card that it keeps. */
export interface KeptCard {
  readonly reference: string
  readonly first_six: string | null
  readonly last_four: string
  readonly type: string
  /** First day of the month in which it ends. */
  readonly expires: string
}

export interface KeepRequest {
  /** Names the wish to keep this card, as an attempt's id names a payment. */
  readonly checkout_id: string
  readonly account_id: string
  readonly email: string
  readonly token: string
  readonly customer: string | null
}

/** What became of a wish to keep a card. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly card: KeptCard; readonly customer: string }
  | { readonly kind: 'requires_action'; readonly gateway_ref: string; readonly client_secret: string }
  | { readonly kind: 'failed'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown' }

export interface CardCalls {
  charge(request: ChargeRequest): Promise<Outcome>
  /** Null where cards are kept by the gateway's own window alone. */
  readonly keeping: {
    keep(request: KeepRequest): Promise<KeepOutcome>
    lookUp(gatewayRef: string): Promise<KeepOutcome>
  } | null
  /** Forgets a saved card; whether it was known or not, it cannot be charged afterwards. False where it has to be tried again. */
  forget(reference: string): Promise<boolean>
}

export interface CheckoutRequest {
  readonly checkout_id: string
  readonly order_id: string | null
  readonly account_id: string
  readonly email: string
  readonly country: string
  readonly locale: string
  readonly amount: Money
  readonly description: string
  /** Where the customer comes back to. */
  readonly return_url: string
  /** Charged again and again, the first time on that day; null for one payment. */
  readonly recurring: { readonly months: number; readonly starts_on: string; readonly today: string } | null
}

/** An address to go to, or what the gateway's window on our page is handed. Null where the gateway did not answer. */
export type OpenedCheckout =
  | { readonly kind: 'page'; readonly url: string; readonly gateway_ref: string | null }
  | { readonly kind: 'window'; readonly data: Readonly<Record<string, unknown>> }

export interface CheckoutCalls {
  open(request: CheckoutRequest): Promise<OpenedCheckout | null>
  /** Whether it can charge by itself, each time so many months have passed. */
  renews(months: number): boolean
  /** What a notification said is believed only once the gateway's API says so, too. */
  readonly confirms: boolean
  /** The gateway asks us before it takes money, so that there is nothing to look for where it did not. */
  readonly asksFirst: boolean
}

export interface RefundRequest {
  /** Goes along as the gateway's idempotency key. */
  readonly refund_id: string
  readonly transaction_id: string
  readonly amount: Money
  readonly reason: string
  /** When it was first asked for. */
  readonly asked_at: Date
  /** It was asked for before, and what became of that is not known. */
  readonly again: boolean
  /** What has gone back of the same payment for certain, without this. */
  readonly returned: Money
  /** What the gateway's notification of the payment called the thing that was sold. */
  readonly sold_item: string | null
}

export type RefundOutcome =
  | { readonly kind: 'succeeded'; readonly gateway_ref: string | null }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unknown' }

/** Money that a gateway says it has taken, with what it gave back of it. */
export interface Capture {
  readonly transaction_id: string
  /** Our id of the attempt or checkout, where the gateway tells it again. */
  readonly reference: string | null
  readonly amount: Money
  /** Null where it does not say how much that was. */
  readonly refunded: Money | null
}

/** What a notification is about, once its signature was found to be right. */
export type News =
  /** `reference` is an attempt's or a checkout's id. */
  | {
      readonly kind: 'payment'
      readonly reference: string
      readonly account_id: string | null
      readonly outcome: Outcome
      readonly card: KeptCard | null
      /** The gateway's id of the agreement whose next period was charged. */
      readonly agreement: string | null
      /** Its id of what was sold, where a part of that is given back by it. */
      readonly sold_item?: string | null
    }
  /** The gateway is about to take money and asks whether it may. */
  | {
      readonly kind: 'question'
      readonly reference: string
      readonly account_id: string | null
      readonly gateway_ref: string
      readonly amount: Money | null
    }
  /** `amount` of this one refund, or `total` of all so far. */
  | {
      readonly kind: 'refund'
      readonly transaction_id: string
      /** Our id of the checkout that was paid by, where the gateway repeats it. */
      readonly checkout?: string
      readonly gateway_ref: string | null
      readonly amount: Money | null
      /** As the provider wrote this one refund's, where it names no currency: it is the payment's. */
      readonly bare_amount?: string | undefined
      readonly total: Money | null
      /** The gateway numbers no refunds: its sum is all that it tells of ours. */
      readonly unnumbered?: true
    }
  /** What was on its way back to a customer came to the gateway again: their bank did not take it. */
  | {
      readonly kind: 'refund_failed'
      readonly transaction_id: string
      readonly gateway_ref: string
      /** Our own id of it; null where it was made at the gateway's desk. */
      readonly refund_id: string | null
      readonly amount: Money
      readonly reason: string
    }
  | {
      readonly kind: 'dispute'
      readonly transaction_id: string
      /** As in a refund. */
      readonly checkout?: string
      readonly reference: string
      readonly amount: Money | null
      /** Asked: the bank wants to know of it, and has not decided to take it back. */
      readonly state: 'asked' | 'opened' | 'won' | 'lost'
    }
  | { readonly kind: 'card'; readonly reference: string; readonly gateway_ref: string }
  | {
      readonly kind: 'agreement'
      readonly reference: string
      readonly agreement: string
      readonly state: 'active' | 'ended'
    }

export interface GatewayEvent {
  readonly id: string
  readonly type: string
  /** Null where it is about nothing that we act on. */
  readonly news: News | null
}

/** Why a gateway that asks may not take the money; null lets it. */
export type Objection =
  | 'unknown_order'
  | 'other_account'
  | 'other_amount'
  | 'not_payable'
  /** Somebody tries card after card. */
  | 'too_many_cards'
  | 'too_late'

type Headers = Readonly<Record<string, string | string[] | undefined>>

export type AgreementEnd = 'ended' | 'refused' | 'unknown'

/** A payment provider. No method throws for what the provider says or fails to say: that is an outcome. */
export interface Gateway {
  /** False where it has not answered for long: nothing new is begun with it, and what is asked of it is answered as silence. */
  isReachable(): boolean
  /** Orders in other currencies are never brought to it. */
  takes(currency: Currency): boolean
  readonly cards: CardCalls | null
  readonly checkouts: CheckoutCalls | null
  /** Ends an agreement. `refused` by its own word: a person has to see to it; `unknown` where it said nothing of use. */
  readonly endAgreement: ((reference: string) => Promise<AgreementEnd>) | null
  /** What became of an attempt: by the gateway's id where it is known, else by its own, else by repeating the charge under its key. */
  lookUp(request: ChargeRequest, gatewayRef: string | null, startedAt: Date, now: Date): Promise<Outcome>
  /** Gives up an attempt that waits for the customer; answers what it then is. */
  cancel(gatewayRef: string): Promise<Outcome>
  /** Gives money back. Repeated under the same key while the gateway remembers it, else looked for first. */
  refund(request: RefundRequest, now: Date): Promise<RefundOutcome>
  /** Everything that was taken from one day in UTC to another, both of them whole; null where the gateway did not answer. */
  captures(from: string, to: string): Promise<readonly Capture[] | null>
  /** The same of everything of which something went back on these days, whenever it was taken. Not every gateway lists that. */
  returned?(from: string, to: string): Promise<readonly Capture[] | null>
  /** Throws 400 `bad_signature` unless the raw body was signed by the provider and is of this time. `kind` is the last part of the address, where the provider has several. */
  readNotification(raw: Buffer, headers: Headers, now: Date, kind?: string | null): GatewayEvent
  /** The body that the provider expects as our receipt. */
  receipt(objection: Objection | null): string
}
