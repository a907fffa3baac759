import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Outcome } from '../payments/payment-rules.ts'

export interface ChargeRequest {
  /** The gateway’s idempotency key: however often the call is repeated, the money moves once. */
  readonly attempt_id: string
  readonly order_id: string
  readonly account_id: string
  readonly amount: Money
  readonly description: string
  /** A new card, a saved one, or a checkout that the customer was sent to. A checkout cannot be repeated by us. */
  readonly instrument: { readonly kind: 'token' | 'saved' | 'checkout'; readonly reference: string }
  /** The gateway’s own id of the customer that saved cards belong to. */
  readonly customer: string | null
  /** The cardholder is not there to answer their bank. */
  readonly off_session: boolean
}

/** What a gateway says about a card that it keeps. */
export interface KeptCard {
  readonly reference: string
  readonly first_six: string | null
  readonly last_four: string
  readonly type: string
  /** The first day of the month in which it expires. */
  readonly expires: string
}

export interface KeepRequest {
  /** Identifies the request to save this card, like an attempt’s id for a payment. */
  readonly checkout_id: string
  readonly account_id: string
  readonly token: string
  readonly customer: string | null
}

/** The result of saving a card. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly card: KeptCard; readonly customer: string }
  | { readonly kind: 'requires_action'; readonly gateway_ref: string; readonly client_secret: string }
  | { readonly kind: 'failed'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown' }

export interface CardCalls {
  charge(request: ChargeRequest): Promise<Outcome>
  /** Null if only the gateway’s own window saves cards. */
  readonly keeping: {
    keep(request: KeepRequest): Promise<KeepOutcome>
    lookUp(gatewayRef: string): Promise<KeepOutcome>
  } | null
  /** Deletes a saved card: whether it was known or not, it cannot be charged afterwards. Returns false if it has to be tried again. */
  forget(reference: string): Promise<boolean>
  /** Deletes a customer of the gateway with everything that it keeps of them, in the same way. Missing where it knows none. */
  readonly forgetCustomer?: (reference: string) => Promise<boolean>
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
  /** Where the customer returns to. */
  readonly return_url: string
  /** For repeated charges, the day of the first one; null for a single payment. */
  readonly recurring: { readonly months: number; readonly starts_on: string; readonly today: string } | null
}

/** An address to open, or the settings of the gateway’s window on our page. Null if the gateway did not answer. */
export type OpenedCheckout =
  | { readonly kind: 'page'; readonly url: string; readonly gateway_ref: string | null }
  | { readonly kind: 'window'; readonly data: Readonly<Record<string, unknown>> }

export interface CheckoutCalls {
  open(request: CheckoutRequest): Promise<OpenedCheckout | null>
  /** Whether it can charge automatically at this interval of months. */
  renews(months: number): boolean
  /** Notifications are only trusted once the gateway’s API confirms them. */
  readonly confirms: boolean
  /** The gateway asks us before it takes money, so there is nothing to look for if it did not ask. */
  readonly asksFirst: boolean
}

export interface RefundRequest {
  /** The gateway’s idempotency key. */
  readonly refund_id: string
  readonly transaction_id: string
  readonly amount: Money
  readonly reason: string
  /** When it was first requested. */
  readonly asked_at: Date
  /** It was requested before, with an unknown result. */
  readonly again: boolean
  /** What has certainly been refunded of the same payment, without this refund. */
  readonly returned: Money
  /** The gateway’s id of the sold item, from the notification of the payment. */
  readonly sold_item: string | null
}

export type RefundOutcome =
  | { readonly kind: 'succeeded'; readonly gateway_ref: string | null }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unknown' }

/** Money that a gateway says it has taken, with what it refunded of it. */
export interface Capture {
  readonly transaction_id: string
  /** Our id of the attempt or checkout, if the gateway repeats it. */
  readonly reference: string | null
  readonly amount: Money
  /** Null if it does not say how much. */
  readonly refunded: Money | null
}

/** What a notification is about, once its signature has been verified. */
export type News =
  /** `reference` is the id of an attempt or a checkout. */
  | {
      readonly kind: 'payment'
      readonly reference: string
      readonly account_id: string | null
      readonly outcome: Outcome
      readonly card: KeptCard | null
      /** The gateway’s id of the agreement whose next period was charged. */
      readonly agreement: string | null
      /** Its id of the sold item, if partial refunds need it. */
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
  /** `amount` of this refund, or `total` of all refunds so far. */
  | {
      readonly kind: 'refund'
      readonly transaction_id: string
      /** Our id of the checkout that was paid, if the gateway repeats it. */
      readonly checkout?: string
      readonly gateway_ref: string | null
      readonly amount: Money | null
      /** The amount of this refund as the provider wrote it, without a currency: it is in that of the payment. */
      readonly bare_amount?: string | undefined
      readonly total: Money | null
      /** The gateway gives refunds no ids, so the amount is all that identifies ours. */
      readonly unnumbered?: true
    }
  /** A refund came back to the gateway, because the customer’s bank did not accept it. */
  | {
      readonly kind: 'refund_failed'
      readonly transaction_id: string
      readonly gateway_ref: string
      /** Our own id of it; null if it was made at the gateway. */
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
      /** The bank only asks about the payment, and has not decided to take it back. */
      readonly state: 'asked' | 'opened' | 'won' | 'lost'
    }
  | { readonly kind: 'card'; readonly reference: string; readonly gateway_ref: string }
  /** A saved card was replaced by its bank and can still be charged. */
  | { readonly kind: 'card_replaced'; readonly card: KeptCard }
  | {
      readonly kind: 'agreement'
      readonly reference: string
      readonly agreement: string
      readonly state: 'active' | 'ended'
    }

export interface GatewayEvent {
  readonly id: string
  readonly type: string
  /** Null if it is about nothing that we act on. */
  readonly news: News | null
}

/** Why a gateway that asks may not take the money; null lets it. */
export type Objection =
  | 'unknown_order'
  | 'other_account'
  | 'other_amount'
  | 'not_payable'
  /** Someone tries card after card. */
  | 'too_many_cards'
  | 'too_late'

type Headers = Readonly<Record<string, string | string[] | undefined>>

export type AgreementEnd = 'ended' | 'refused' | 'unknown'

/** A payment provider. No method throws because of what the provider says or fails to say: that is a result. */
export interface Gateway {
  /** False if it has not answered for some time: nothing new is begun with it, and calls return as if it did not answer. */
  isReachable(): boolean
  /** Orders in other currencies are never sent to it. */
  takes(currency: Currency): boolean
  readonly cards: CardCalls | null
  readonly checkouts: CheckoutCalls | null
  /** Ends an agreement. `refused` means that it said no and a person has to see to it; `unknown` that there was no useful answer. */
  readonly endAgreement: ((reference: string) => Promise<AgreementEnd>) | null
  /** Looks up an attempt: by the gateway’s id if known, otherwise by its own, otherwise by repeating the charge with its key. */
  lookUp(request: ChargeRequest, gatewayRef: string | null, startedAt: Date, now: Date): Promise<Outcome>
  /** Gives up an attempt that waits for the customer. Returns its state afterwards. */
  cancel(gatewayRef: string): Promise<Outcome>
  /** Refunds money. Repeated with the same key as long as the gateway remembers it, afterwards looked up first. */
  refund(request: RefundRequest, now: Date): Promise<RefundOutcome>
  /** Asks whether our keys are accepted, changing nothing: null, or what is wrong. */
  check(): Promise<string | null>
  /** Everything taken between two days in UTC, both included; null if the gateway did not answer. */
  captures(from: string, to: string): Promise<readonly Capture[] | null>
  /** The same for everything refunded on these days, whenever it was taken. Not every gateway can list that. */
  returned?(from: string, to: string): Promise<readonly Capture[] | null>
  /**
   * Throws 400 `bad_signature` unless the raw body was signed by the provider and is recent. `kind` is the last part of the address, if the
   * provider has several.
   */
  readNotification(raw: Buffer, headers: Headers, now: Date, kind?: string | null): GatewayEvent
  /** The body that the provider expects as our receipt. */
  receipt(objection: Objection | null): string
}
