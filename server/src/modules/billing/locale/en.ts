import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { Question } from '../letters/questioned-payment.ts'

export interface BillingTexts {
  readonly issued: string
  readonly ordered: string
  readonly cancelled: string
  /** The licence had stopped: from, till. */
  readonly startedLate: (from: string, till: string) => string
  readonly credited: (number: string) => string
  readonly surplusReturned: (amount: string) => string
  readonly disputed: Readonly<Record<'opened' | 'won' | 'lost', string>>
  readonly newCard: string
  readonly attemptFailed: (card: string, reason: string) => string
  readonly attemptWaits: (card: string) => string
  readonly attemptOpen: (card: string) => string
  readonly paid: (card: string) => string
  readonly paidOtherwise: string
  readonly declines: Readonly<Record<DeclineReason, string>>
  readonly receipt: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (description: string, number: string) => string
    readonly action: string
    readonly footer: (brand: string) => string
  }
  /** Money that arrived although nothing was owed; without a number where it was for no invoice. */
  readonly surplus: {
    readonly subject: string
    readonly body: (number: string) => string
  }
  readonly refund: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (number: string) => string
    readonly note: (number: string) => string
    /** Why, where the provider's own desk gave the money back. */
    readonly elsewhere: string
    /** Why, where a bank took it. */
    readonly byBank: string
    readonly action: string
  }
  readonly disputeLost: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (number: string) => string
    readonly action: string
  }
  /** To the vendor's own people. */
  readonly staff: {
    readonly dispute: Readonly<
      Record<
        'opened' | 'won' | 'lost',
        {
          readonly subject: (number: string) => string
          readonly body: (amount: string, reference: string) => string
        }
      >
    >
    readonly refundRefused: {
      /** Without a number it is the amount by which a card was checked. */
      readonly subject: (number: string | null) => string
      readonly body: (amount: string, gateway: string, reason: string) => string
    }
    readonly refundCameBack: {
      /** Without a number as above. */
      readonly subject: (number: string | null) => string
      readonly body: (amount: string, gateway: string, reason: string) => string
    }
    readonly blockedYetCharged: {
      readonly subject: (gateway: string, licence: string) => string
      readonly body: (gateway: string, reference: string) => string
    }
    readonly agreementGoesOn: {
      readonly subject: (gateway: string, reference: string) => string
      readonly body: (gateway: string) => string
    }
    readonly questioned: {
      readonly subject: (number: string) => string
      readonly body: (gateway: string, why: string) => string
      /** Goes into log and audit trail as well. */
      readonly why: Readonly<Record<Question, string>>
      readonly whatNow: Readonly<Record<Question, string>>
    }
    readonly booksDiffer: {
      readonly subject: (gateway: string, count: number) => string
      readonly body: string
      readonly line: (transaction: string, ours: string, theirs: string) => string
    }
    readonly footer: (brand: string) => string
  }
  readonly cardEnds: {
    readonly subject: (lastFour: string) => string
    readonly heading: (lastFour: string, date: string) => string
    readonly body: string
    readonly action: string
  }
}

export const en: BillingTexts = {
  issued: 'Invoice issued',
  ordered: 'Ordered',
  cancelled: 'Given up before payment',
  startedLate: (from, till) =>
    `The paid period began with the payment, since the licence had stopped: ${from} – ${till}.`,
  surplusReturned: (amount) => `A payment of ${amount} too many goes back the way it came`,
  credited: (number) => `Credit note ${number} issued`,
  disputed: {
    opened: 'The bank questions the payment',
    won: 'The bank leaves the payment as it is',
    lost: 'The bank has taken the payment back',
  },
  newCard: 'a new card',
  attemptFailed: (card, reason) => `Payment with ${card} refused: ${reason}`,
  attemptWaits: (card) => `Payment with ${card} waits for confirmation by the bank`,
  attemptOpen: (card) => `Payment with ${card} is being checked`,
  paid: (card) => `Paid with ${card}`,
  paidOtherwise: 'Paid',
  declines: {
    generic_decline: 'the bank gave no reason',
    insufficient_funds: 'not enough money on the card',
    expired_card: 'the card has expired',
    incorrect_cvc: 'wrong security code',
    incorrect_number: 'wrong card number',
    lost_or_stolen_card: 'the bank has blocked the card',
    card_not_supported: 'the card cannot be used for this payment',
    limit_exceeded: 'the card’s limit is used up',
    authentication_failed: 'the bank could not confirm it is you',
    authentication_expired: 'not confirmed in time',
    processing_error: 'an error at the bank',
    invalid_card: 'the card could not be used',
    abandoned: 'given up',
  },
  receipt: {
    subject: (number) => `Receipt for invoice ${number}`,
    heading: (amount) => `${amount} received, thank you`,
    body: (description, number) => `${description}. Invoice ${number} is paid; nothing is left to do.`,
    action: 'Open the invoice',
    footer: (brand) => `You receive this message because you are a customer of ${brand}.`,
  },
  surplus: {
    subject: 'A payment too many goes back to you',
    body: (number) =>
      `${number === '' ? 'Nothing was owed' : `Nothing was owed for invoice ${number} any more`} when this payment arrived. It goes back the way it came; banks take up to ten days to show it.`,
  },
  refund: {
    subject: (number) => `Refund for invoice ${number}`,
    heading: (amount) => `${amount} is on its way back to you`,
    body: (number) =>
      `We have returned this amount of invoice ${number} the way it was paid. Banks take up to ten days to show it.`,
    note: (number) => `Credit note ${number} is the document for your books. You find it on the page of the invoice.`,
    elsewhere: 'Returned by the payment provider',
    byBank: 'Taken back by the bank',
    action: 'Open the invoice',
  },
  disputeLost: {
    subject: (number) => `The payment of invoice ${number} was taken back`,
    heading: (amount) => `Your bank has taken ${amount} back`,
    body: (number) =>
      `The payment of invoice ${number} was disputed at your bank, and the bank took the money back. What it had paid for is blocked until this is settled: write to us.`,
    action: 'Open the invoice',
  },
  staff: {
    dispute: {
      opened: {
        subject: (number) => `Dispute: invoice ${number}`,
        body: (amount, reference) =>
          `The cardholder’s bank questions ${amount} (${reference}). Answer with evidence at the payment provider before its deadline. Until it is decided nothing can be refunded; the licence goes on.`,
      },
      won: {
        subject: (number) => `Dispute won: invoice ${number}`,
        body: (amount, reference) => `${amount} stays with you (${reference}). Nothing is left to do.`,
      },
      lost: {
        subject: (number) => `Dispute lost: invoice ${number}`,
        body: (amount, reference) =>
          `The bank has taken ${amount} back (${reference}). A credit note was issued and the licence was blocked; unblock it if you agree with the customer on another payment.`,
      },
    },
    refundRefused: {
      subject: (number) => (number === null ? 'Refund refused: check of a card' : `Refund refused: invoice ${number}`),
      body: (amount, gateway, reason) =>
        `${gateway} did not give back ${amount}: ${reason}. The customer has not been told. Look at the payment there; then refund it again, or give the money back another way.`,
    },
    refundCameBack: {
      subject: (number) =>
        number === null ? 'Refund came back: check of a card' : `Refund came back: invoice ${number}`,
      body: (amount, gateway, reason) =>
        `${gateway} could not deliver the refund of ${amount} after all: ${reason}. Its credit note stands and the customer has been told that the money is on its way. Give it back another way.`,
    },
    blockedYetCharged: {
      subject: (gateway, licence) => `${licence} is blocked and still charged by ${gateway}`,
      body: (gateway, reference) =>
        `Blocking a licence does not end its subscription (${reference}): ${gateway} charges the customer period after period. Let the licence go on, or stop its renewal in the console, which ends the subscription at ${gateway}.`,
    },
    agreementGoesOn: {
      subject: (gateway, reference) => `Subscription ${reference} at ${gateway} goes on`,
      body: (gateway) =>
        `It was to be ended, and ${gateway} has not ended it, so it may go on charging the customer. End it at ${gateway}.`,
    },
    questioned: {
      subject: (number) => `Payment to look at: invoice ${number}`,
      body: (gateway, why) => `${gateway}: ${why}.`,
      why: {
        other_sum: 'the gateway captured something else than was asked for',
        other_account: 'the gateway names another account than the one that paid',
        paid_already: 'the gateway captured an order that is already paid',
        other_refund: 'the gateway returned something else than was paid',
      },
      whatNow: {
        other_sum:
          'The payment is not booked and the invoice is still open. Look at the payment there: give it back, or record it at the invoice.',
        other_account:
          'The payment is not booked and the invoice is still open. Look at the payment there: give it back, or record it at the right invoice.',
        paid_already:
          'The money goes back by itself. Nothing is left to do unless a letter says that the refund was refused.',
        other_refund: 'No more was credited than the payment has left. Compare the payment there with the invoice.',
      },
    },
    booksDiffer: {
      subject: (gateway, count) => `Books differ at ${gateway}: ${count}`,
      body: 'What the payment provider has in its books is not what stands in ours. Look at each on the page Today, and settle it there.',
      line: (transaction, ours, theirs) => `${transaction}: ours ${ours}, theirs ${theirs}`,
    },
    footer: (brand) => `Sent to the people of ${brand} who look after payments.`,
  },
  cardEnds: {
    subject: (lastFour) => `Your card •••• ${lastFour} expires soon`,
    heading: (lastFour, date) => `Your card •••• ${lastFour} expires ${date}`,
    body: 'Your licences renew with this card. Add another one and make it the default, so that they go on without a break.',
    action: 'Open payment methods',
  },
}
