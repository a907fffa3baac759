/** Why something was done, where the server says so of itself: what the log keeps, and what is read. With the page of the log alone. */
export const en = {
  'a period from today takes its place': 'a period from today takes its place',
  'an outside service charges what was agreed': 'an outside service charges what was agreed',
  'by mail': 'by e-mail',
  'captured once too often': 'charged twice',
  'captured after the order was cancelled': 'charged after the order was cancelled',
  'card verified': 'card verified',
  import: 'imported',
  'more arrived than was owed': 'more arrived than was owed',
  'nobody has paid it in time': 'nobody has paid it in time',
  'nothing to prolong': 'nothing to renew',
  'password recovered by e-mail, which nobody had confirmed before':
    'password recovered by e-mail, which nobody had confirmed before',
  'refresh token used twice': 'refresh token used twice',
  'returned at the payment provider': 'refunded at the provider',
  'revoked by its owner': 'ended by the customer',
  'signed out': 'signed out',
  'taken back by the bank': 'taken back by the bank',
  'the bank disputes the payment': 'the bank disputes the payment',
  'the bank took back what had paid for a licence that now belongs to another customer':
    'the bank took back the payment of a licence that now belongs to another customer',
  'the call was refused': 'the provider refused the request',
  'the gateway captured an order that is already paid': 'charged for an invoice that was already paid',
  'the gateway captured an order that was cancelled': 'charged for an invoice that was cancelled',
  'the gateway captured something other than was asked for': 'charged something other than was asked for',
  'the gateway is no longer set up, and how the payment ended is not known':
    'the provider is no longer set up, and how the payment ended is not known',
  'the gateway is not set up any more': 'the provider is no longer set up',
  'the gateway names a different account from the one that paid':
    'the provider names a different account from the one that paid',
  'the gateway returned something other than was paid': 'refunded something other than was paid',
  'the licence costs something else now': 'the licence has another price now',
  'the next period is invoiced': 'the next period is invoiced',
  'the next period is paid': 'the next period is paid',
  'the provider could not be asked; try again later': 'the provider could not be asked; try again later',
  'the provider does not name what was sold': 'the provider does not say what was sold',
  'the provider knows nothing of it': 'the provider does not know of it',
} as const
