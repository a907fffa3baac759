import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { Question } from '../letters/questioned-payment.ts'
import type { ReminderTime } from '../reminders/reminder-rules.ts'

interface ReminderWords {
  readonly subject: (facts: { readonly numbers: readonly string[]; readonly day: string }) => string
  readonly heading: (amount: string, day: string) => string
}

/** `invoice AUR-2026-0418` or `3 invoices`. */
const named = (numbers: readonly string[]): string =>
  numbers.length === 1 ? `invoice ${numbers[0]}` : `${numbers.length} invoices`

const are = ({ length }: readonly string[]): string => (length === 1 ? 'is' : 'are')

export interface BillingTexts {
  readonly issued: string
  readonly ordered: string
  readonly cancelled: string
  /** On an invoice that a saved card is charged for. */
  readonly noTransfer: (lastFour: string, day: string) => string
  /** The licence had stopped: from, till. */
  readonly startedLate: (from: string, till: string) => string
  /** Of a paid invoice: what arrived, and what was missing and let go. */
  readonly settledShort: (received: string, missing: string) => string
  readonly credited: (number: string) => string
  readonly surplusReturning: (amount: string) => string
  readonly surplusReturned: (amount: string) => string
  readonly disputed: Readonly<Record<'opened' | 'won' | 'lost', string>>
  /** In sentences of what was paid, or was to be, with it. */
  readonly card: (lastFour: string) => string
  readonly newCard: string
  /** In the place of a card. */
  readonly throughProvider: (provider: string) => string
  readonly attemptFailed: (means: string, reason: string) => string
  readonly attemptWaits: (means: string) => string
  readonly attemptOpen: (means: string) => string
  readonly paid: (means: string) => string
  readonly paidOtherwise: string
  readonly declines: Readonly<Record<DeclineReason, string>>
  /** What to do about it, for a letter about a charge that nobody was present at. */
  readonly declineSteps: Readonly<Record<DeclineReason, string>>
  readonly receipt: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (description: string, number: string) => string
    /** Where something is left to do, which follows. */
    readonly paidOnly: (description: string, number: string) => string
    /** Less arrived than was owed, and the rest was let go; or more, and the rest goes back. */
    readonly short: (missing: string) => string
    readonly over: (excess: string) => string
    readonly action: string
    readonly toLicence: string
    readonly footer: (brand: string) => string
  }
  /** The last paragraph of a letter with documents, and of one whose documents could not be made; pages follow. */
  readonly enclosures: Readonly<Record<'enclosed' | 'missing', (count: number) => string>>
  /** Of invoices that are due on the same day. */
  readonly reminder: Readonly<Record<ReminderTime, ReminderWords>> & {
    readonly line: (number: string, description: string, amount: string) => string
    readonly paid: string
    readonly open: string
    readonly openAll: string
  }
  /** Money that arrived although nothing was owed; without a number where it was for no invoice. */
  readonly surplus: {
    readonly subject: string
    readonly body: (number: string) => string
    /** Both for money that somebody sends from the vendor's bank. */
    readonly byTransfer: {
      readonly subject: string
      readonly body: (number: string) => string
    }
  }
  readonly refund: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (number: string) => string
    /** Both for money that somebody sends from the vendor's bank. */
    readonly byTransfer: {
      readonly heading: (amount: string) => string
      readonly body: (number: string) => string
    }
    readonly note: (number: string) => string
    /** Why, where staff gave the money back. */
    readonly bySeller: string
    /** Why, where the provider's own desk did. */
    readonly elsewhere: string
    /** Why, where a bank took it. */
    readonly byBank: string
    readonly action: string
  }
  readonly disputeLost: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (number: string) => string
    /** Where it paid for a licence, and where for anything else. */
    readonly stopped: string
    readonly contact: string
    readonly action: string
  }
  /** To the vendor's own people. */
  readonly staff: {
    readonly dispute: Readonly<
      Record<
        'asked' | 'opened' | 'won' | 'lost' | 'reversed',
        {
          readonly subject: (number: string) => string
          readonly body: (amount: string, reference: string) => string
        }
      >
    >
    readonly disputeLost: {
      readonly credited: (number: string) => string
      readonly blocked: string
    }
    /** What money was for that goes back or should: of an invoice, or what never paid one. */
    readonly moneyOf: Readonly<Record<'verification' | 'surplus', string>> & {
      readonly invoice: (number: string) => string
    }
    readonly transferToSend: {
      readonly subject: (money: string) => string
      readonly body: (transfer: { readonly sum: string; readonly email: string; readonly reference: string }) => string
      readonly credited: (number: string) => string
      readonly notOwed: string
    }
    readonly refundRefused: {
      readonly subject: (money: string) => string
      readonly body: (amount: string, gateway: string, reason: string) => string
    }
    readonly refundUnclear: {
      readonly subject: (money: string) => string
      readonly body: (amount: string, gateway: string) => string
    }
    readonly refundCameBack: {
      readonly subject: (money: string) => string
      readonly body: (amount: string, gateway: string, reason: string) => string
    }
    readonly blockedYetCharged: {
      readonly subject: (gateway: string, licence: string) => string
      readonly body: (gateway: string, reference: string) => string
    }
    readonly chargedInVain: {
      readonly subject: (gateway: string) => string
      readonly body: (gateway: string, transaction: string, amount: string) => string
    }
    readonly agreementGoesOn: {
      readonly subject: (gateway: string, reference: string) => string
      readonly body: (gateway: string) => string
    }
    readonly questioned: {
      readonly subject: (number: string) => string
      readonly body: (gateway: string, why: string) => string
      readonly why: Readonly<Record<Question, string>>
      readonly whatNow: Readonly<Record<Question, string>>
    }
    readonly booksDiffer: {
      readonly subject: (gateway: string, count: number) => string
      readonly body: string
      readonly line: (transaction: string, ours: string, theirs: string) => string
    }
    readonly taxUnclear: {
      readonly subject: (number: string) => string
      readonly body: (email: string, country: string) => string
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

const goesBack =
  'The money is returned automatically. There is nothing left to do unless an e-mail says that the refund was refused.'

export const en: BillingTexts = {
  issued: 'Invoice issued',
  ordered: 'Ordered',
  cancelled: 'Cancelled before payment',
  noTransfer: (lastFour, day) =>
    `We will charge your saved card •••• ${lastFour} on ${day}. Please do not transfer the money.`,
  settledShort: (received, missing) =>
    `${received} was received. The missing ${missing} is not charged: the invoice is settled.`,
  startedLate: (from, till) =>
    `The licence had stopped, so the period starts on the day of payment: ${from} – ${till}.`,
  surplusReturning: (amount) => `An extra payment of ${amount} is being returned the way it was paid`,
  surplusReturned: (amount) => `An extra payment of ${amount} was returned the way it was paid`,
  credited: (number) => `Credit note ${number} issued`,
  disputed: {
    opened: 'The bank is disputing the payment',
    won: 'The bank has let the payment stand',
    lost: 'The bank has taken the payment back',
  },
  card: (lastFour) => `•••• ${lastFour}`,
  newCard: 'a new card',
  throughProvider: (provider) => provider,
  attemptFailed: (means, reason) => `Payment with ${means} failed: ${reason}`,
  attemptWaits: (means) => `Payment with ${means} is awaiting confirmation by the bank`,
  attemptOpen: (means) => `Payment with ${means} is being checked`,
  paid: (means) => `Paid with ${means}`,
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
    abandoned: 'abandoned before the bank confirmed it',
  },
  declineSteps: {
    generic_decline: 'Ask your bank, or pay the invoice with another card.',
    insufficient_funds: 'Top up the card, or pay the invoice with another one.',
    expired_card: 'Add another card, or pay the invoice yourself.',
    incorrect_cvc: 'Add the card again with the right security code, or pay the invoice yourself.',
    incorrect_number: 'Add the card again with the right number, or pay the invoice yourself.',
    lost_or_stolen_card: 'Call your bank, and add another card or pay the invoice yourself.',
    card_not_supported: 'Pay the invoice with another card or in another way.',
    limit_exceeded: 'Ask your bank to raise the limit, or pay the invoice with another card.',
    authentication_failed:
      'Only you can confirm this payment: open the invoice, pay it and confirm the payment with your bank.',
    authentication_expired:
      'Only you can confirm this payment: open the invoice, pay it and confirm the payment with your bank.',
    processing_error: 'You can also pay the invoice now, with this or another card.',
    invalid_card: 'Add the card again or another one, or pay the invoice yourself.',
    abandoned: 'You can pay the invoice now.',
  },
  receipt: {
    subject: (number) => `Receipt for invoice ${number}`,
    heading: (amount) => `${amount} received, thank you`,
    body: (description, number) => `${description}. Invoice ${number} is paid; there is nothing left to do.`,
    paidOnly: (description, number) => `${description}. Invoice ${number} is paid.`,
    short: (missing) => `${missing} was missing, for example because a bank kept a fee. You do not have to send it.`,
    over: (excess) => `That was ${excess} more than the invoice, which we are returning to you.`,
    action: 'Open the invoice',
    toLicence: 'Open the licence',
    footer: (brand) => `You are receiving this message because you are a customer of ${brand}.`,
  },
  enclosures: {
    enclosed: (count) => (count === 1 ? 'The document is attached as a PDF.' : 'The documents are attached as PDFs.'),
    missing: (count) =>
      count === 1
        ? 'The document could not be attached. You can find it here:'
        : 'The documents could not be attached. You can find them here:',
  },
  reminder: {
    before: {
      subject: ({ numbers, day }) => `Reminder: ${named(numbers)} ${are(numbers)} due on ${day}`,
      heading: (amount, day) => `${amount} is due on ${day}`,
    },
    on: {
      subject: ({ numbers }) => `Reminder: ${named(numbers)} ${are(numbers)} due today`,
      heading: (amount) => `${amount} is due today`,
    },
    after: {
      subject: ({ numbers }) => `Reminder: ${named(numbers)} ${are(numbers)} overdue`,
      heading: (amount, day) => `${amount} was due on ${day}`,
    },
    line: (number, description, amount) => `Invoice ${number}: ${description}, ${amount}`,
    paid: 'If you have sent the money already, there is nothing left to do: a bank transfer can take some days.',
    open: 'Open the invoice',
    openAll: 'Open the invoices',
  },
  surplus: {
    subject: 'An extra payment is on its way back to you',
    body: (number) =>
      `${number === '' ? 'Nothing was owed' : `Nothing was owed for invoice ${number} any more`} when this payment arrived. It is being returned the way it was paid; banks take up to ten days to show it.`,
    byTransfer: {
      subject: 'We are returning an extra payment',
      body: (number) =>
        `You transferred more than was owed for invoice ${number}. We are sending this amount back by bank transfer. Contact us if it has not arrived within ten days.`,
    },
  },
  refund: {
    subject: (number) => `Refund for invoice ${number}`,
    heading: (amount) => `${amount} is on its way back to you`,
    body: (number) =>
      `We have returned this amount of invoice ${number} the way it was paid. Banks take up to ten days to show it.`,
    byTransfer: {
      heading: (amount) => `We are returning ${amount} to you`,
      body: (number) =>
        `We are sending this amount of invoice ${number} back by bank transfer. Contact us if it has not arrived within ten days.`,
    },
    note: (number) => `Credit note ${number} is the document for your books. You will find it on the invoice’s page.`,
    bySeller: 'Returned by the seller',
    elsewhere: 'Returned by the payment provider',
    byBank: 'Taken back by the bank',
    action: 'Open the invoice',
  },
  disputeLost: {
    subject: (number) => `The payment for invoice ${number} was taken back`,
    heading: (amount) => `Your bank has taken ${amount} back`,
    body: (number) =>
      `The payment for invoice ${number} was disputed with your bank, and the bank took the money back.`,
    stopped: 'The licence that it paid for, if it is still yours, does not work until this is settled: contact us.',
    contact: 'Contact us to settle this.',
    action: 'Open the invoice',
  },
  staff: {
    dispute: {
      asked: {
        subject: (number) => `Question by the bank: invoice ${number}`,
        body: (amount, reference) =>
          `The cardholder’s bank asks about ${amount} (${reference}). Nothing has been taken back yet. Answer at the payment provider, or refund the payment: that settles it before it becomes a dispute.`,
      },
      opened: {
        subject: (number) => `Dispute: invoice ${number}`,
        body: (amount, reference) =>
          `The cardholder’s bank is disputing ${amount} (${reference}). Submit evidence to the payment provider before its deadline. Until the dispute is decided, nothing can be refunded; the licence keeps working.`,
      },
      won: {
        subject: (number) => `Dispute won: invoice ${number}`,
        body: (amount, reference) => `${amount} stays with you (${reference}). There is nothing left to do.`,
      },
      lost: {
        subject: (number) => `Dispute lost: invoice ${number}`,
        body: (amount, reference) => `The bank has taken ${amount} back (${reference}).`,
      },
      reversed: {
        subject: (number) => `Dispute reversed: invoice ${number}`,
        body: (amount, reference) =>
          `The bank now reports the dispute about ${amount} as won (${reference}), after it had taken the money back. Check at the payment provider whether the money is there again. If it is, correct the credit note in your books and unblock the licence; Foyer changes neither.`,
      },
    },
    disputeLost: {
      credited: (number) => `Credit note ${number} was issued.`,
      blocked:
        'The licence is blocked unless it had been terminated or moved to another customer; unblock it if you and the customer agree on another payment.',
    },
    moneyOf: {
      verification: 'card verification',
      surplus: 'a charge that renewed nothing',
      invoice: (number) => `invoice ${number}`,
    },
    transferToSend: {
      subject: (money) => `Send a refund by bank transfer: ${money}`,
      body: ({ sum, email, reference }) =>
        `Send ${sum} to ${email} from your bank. The money came by bank transfer with the reference ${reference}, so nothing goes back automatically. The customer has been told that you are sending it.`,
      credited: (number) => `Its document is credit note ${number}.`,
      notOwed: 'It was not owed, so there is no credit note: the invoice stays as it is.',
    },
    refundRefused: {
      subject: (money) => `Refund refused: ${money}`,
      body: (amount, gateway, reason) =>
        `${gateway} did not refund ${amount}: ${reason}. The customer has not been told. Check the payment there, then refund it again or return the money another way.`,
    },
    refundUnclear: {
      subject: (money) => `Refund unclear: ${money}`,
      body: (amount, gateway) =>
        `A week ago ${gateway} was asked to refund ${amount}, and it is still unknown whether it did. Until it is known, the amount counts as on its way; there is no credit note, and the customer has not been told. Check the payment at ${gateway}: if nothing was refunded, refund it there, and it is noted here automatically; if it was, tell the customer and credit it in your books.`,
    },
    refundCameBack: {
      subject: (money) => `Refund came back: ${money}`,
      body: (amount, gateway, reason) =>
        `${gateway} could not deliver the refund of ${amount} after all: ${reason}. Its credit note stands, and the customer has been told that the money is on its way. Return it another way.`,
    },
    blockedYetCharged: {
      subject: (gateway, licence) => `${licence} is blocked but still charged by ${gateway}`,
      body: (gateway, reference) =>
        `Blocking a licence does not end its subscription (${reference}): ${gateway} keeps charging the customer every period. Unblock the licence, or stop its renewal in the console, which ends the subscription at ${gateway}.`,
    },
    chargedInVain: {
      subject: (gateway) => `${gateway} charged a renewal that is not wanted`,
      body: (gateway, transaction, amount) =>
        `Payment ${transaction} of ${amount} renews nothing: its subscription was ended or agreed at another price, or the licence is no longer the customer’s. The money is returned automatically. Check at ${gateway} that the subscription does not go on.`,
    },
    agreementGoesOn: {
      subject: (gateway, reference) => `Subscription ${reference} at ${gateway} is still running`,
      body: (gateway) =>
        `It was meant to end, but ${gateway} has not ended it and may keep charging the customer. End it at ${gateway}.`,
    },
    questioned: {
      subject: (number) => `Payment to review: invoice ${number}`,
      body: (gateway, why) => `${gateway}: ${why}.`,
      why: {
        other_sum: 'the gateway captured something other than was asked for',
        other_account: 'the gateway names a different account from the one that paid',
        paid_already: 'the gateway captured an order that is already paid',
        given_up: 'the gateway captured an order that was cancelled',
        other_refund: 'the gateway returned something other than was paid',
        gateway_gone: 'the gateway is no longer set up, and how the payment ended is not known',
        licence_moved: 'the bank took back what had paid for a licence that now belongs to another customer',
      },
      whatNow: {
        other_sum:
          'The payment is not booked and the invoice is still open. Check the payment there, and record it on the invoice with Mark as paid, which offers this payment. If the invoice is paid in another way or cancelled, the payment goes back by itself.',
        other_account:
          'The payment is not booked and the invoice is still open. Check the payment there, and record it on the invoice with Mark as paid, which offers this payment. If the invoice is paid in another way or cancelled, the payment goes back by itself.',
        paid_already: goesBack,
        given_up: goesBack,
        other_refund: 'No more was credited than was left of the payment. Compare the payment there with the invoice.',
        gateway_gone:
          'The payment is not booked and the invoice is still open. Check the payment there: record it on the invoice, or cancel the invoice.',
        licence_moved:
          'The licence was not blocked, since the customer who has it now took no money back. Settle this with the customer who paid, or block the licence in the console.',
      },
    },
    booksDiffer: {
      subject: (gateway, count) => `Books differ at ${gateway}: ${count}`,
      body: 'The payment provider’s books do not match ours. Review each difference on the page Today and settle it there.',
      line: (transaction, ours, theirs) => `${transaction}: ours ${ours}, theirs ${theirs}`,
    },
    taxUnclear: {
      subject: (number) => `Without tax: invoice ${number}`,
      body: (email, country) =>
        `The stored country of ${email} is ${country}, which does not exist, so the invoice has no tax. Correct the customer’s country, cancel the invoice and issue it again.`,
    },
    footer: (brand) => `Sent to the people at ${brand} who look after payments.`,
  },
  cardEnds: {
    subject: (lastFour) => `Your card •••• ${lastFour} expires soon`,
    heading: (lastFour, date) => `Your card •••• ${lastFour} expires ${date}`,
    body: 'Your licences renew with this card. Add another one and make it the default, so that they keep working without interruption.',
    action: 'Open payment methods',
  },
}
