/** Texts of the frame, of signing in and of what lists share. */
export const en = {
  areas: {
    customers: 'Customers',
    tickets: 'Tickets',
  },
  roles: {
    viewer: 'Viewer',
    support: 'Support',
    billing: 'Billing',
    admin: 'Administrator',
  },
  shell: {
    operator: 'Operator console',
    set_up: 'Set-up',
    no_access_title: 'Not for your role',
    no_access_text: 'Your role is “{{role}}”. An administrator can give you another one.',
    nowhere_text: 'No page of the console has this address.',
  },
  sign_in: {
    title: 'Sign in to the console',
    about: 'For the people of {{brand}}.',
    expired: 'Your session has ended. Sign in to go on where you were.',
    blocked: 'This account is blocked. Ask an administrator.',
    too_often: 'Too many attempts. Try again in a few minutes.',
    customer: 'You are a customer?',
    portal: 'Sign in to the client area',
  },
  find: {
    placeholder: 'Customer, ticket, page or action',
    pages: 'Pages',
    customers: 'Customers',
    tickets: 'Tickets',
    actions: 'Actions',
  },
  keys: {
    rows: 'Next and previous row',
    reply: 'Reply to the ticket',
    assign: 'Assign the ticket to me',
  },
  list: {
    customer: 'Customer',
    none_title: 'Nothing matches',
    none_text: 'Nothing in this list fits the search and the filters.',
    clear: 'Clear filters',
  },
  reason: { label: 'Reason', hint: 'Goes to the audit log.' },
} as const
