export const en = {
  title: 'Notifications',
  browser: {
    title: 'In this browser',
    label: 'Show notifications',
    about: 'They appear even when the portal is closed. Turn them on in each browser separately.',
  },
  channels: {
    title: 'What to notify me about',
    event: 'Event',
    mail: 'E-mail',
    push: 'Browser',
  },
  company: {
    title: 'E-mails about my company',
    about:
      'The portal and your browsers tell you of what your roles let you see. Choose here what is e-mailed to you as well. E-mails about tickets go to everybody with that role.',
  },
  events: {
    staff_reply: 'Support replies',
    unpaid_invoice: 'Invoices to pay',
    invoice_cancelled: 'Cancelled invoices',
    licence_expiring: 'Expiring licences',
    licence_decision: 'Licence changes',
    server_alert: 'Media server alerts',
  },
  events_about: {
    staff_reply: 'Someone answered one of your tickets or opened one for you',
    unpaid_invoice: 'An invoice was issued, is due, or could not be charged to a card',
    invoice_cancelled: '{{brand}} cancelled an invoice, so there is nothing to pay',
    licence_expiring: 'A licence without automatic renewal expires within 7 days, or a licence has stopped',
    licence_decision: '{{brand}} blocked, unblocked, terminated, restored or moved a licence',
    server_alert: 'A server reported an error or stopped reporting',
  },
  profile: {
    notifications: {
      permission_error:
        'The browser does not allow notifications from this site. Allow them in its settings and try again.',
      subscribeError: 'Notifications could not be turned on. Try again.',
      unsubscribeError: 'Notifications could not be turned off. Try again.',
      https_error: 'Notifications need a secure connection. Open the portal over https.',
      serviceWorker_error: 'This browser cannot show notifications from websites. Update it or try another browser.',
      push_error: 'This browser does not accept push messages. On an iPhone, add the portal to the Home Screen first.',
      registration_error: 'The portal’s background worker is not running yet. Reload the page and try again.',
    },
  },
} as const
