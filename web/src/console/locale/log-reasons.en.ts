/** Why something was done, where the server says so of itself: what the log keeps, and what is read. With the page of the log alone. */
export const en = {
  'a period from today takes its place': 'a period from today takes its place',
  'an outside service charges what was agreed': 'an outside service charges what was agreed',
  'by mail': 'by e-mail',
  'captured once too often': 'charged twice',
  'captured after the order was cancelled': 'charged after the order was cancelled',
  'card verified': 'card verified',
  import: 'imported',
  'nothing to prolong': 'nothing to renew',
  'password recovered by e-mail, which nobody had confirmed before':
    'password recovered by e-mail, which nobody had confirmed before',
  'refresh token used twice': 'refresh token used twice',
  'returned at the payment provider': 'refunded at the provider',
  'revoked by its owner': 'ended by the customer',
  'signed out': 'signed out',
  'taken back by the bank': 'taken back by the bank',
  'the bank disputes the payment': 'the bank disputes the payment',
  'the licence costs something else now': 'the licence has another price now',
  'the next period is invoiced': 'the next period is invoiced',
  'the next period is paid': 'the next period is paid',
  'the period that it was priced for has ended': 'the period it was priced for has ended',
  'the provider knows nothing of it': 'the provider does not know of it',
} as const
