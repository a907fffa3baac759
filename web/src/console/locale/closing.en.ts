/** The closing of accounts; loaded with the page of a customer. */
export const en = {
  close_title: 'Close the account of {{email}}?',
  close_text:
    'They are signed out everywhere right away, told by mail, and can no longer sign in. Their personal data are erased after 30 days; until then you can reopen the account.',
  close_hint: 'Kept in the log. Do not write anything that must be erased.',
  close_done: 'Account closed',
  give_up: 'Give up licences that never end: they stop at once',
  reopen_title: 'Reopen the account of {{email}}?',
  reopen_text:
    'They can sign in with their password as before, and are told by mail. Renewals, the newsletter, further addresses and their place in a company stay off.',
  reopen_done: 'Account reopened',
  closed_on: 'Closed on {{closed}}. Everything personal is erased on {{erased}}.',
  erased_on: 'Closed on {{closed}} and erased on {{erased}}. Documents, licences and the texts of tickets are kept.',
  enter_closed: 'Nobody can enter a closed account. Reopen it first.',
} as const
