export const en = {
  title: 'Notifications',
  browser: {
    title: 'In this browser',
    label: 'Show notifications',
    about: 'They appear even while the portal is closed. Each browser is switched on by itself.',
  },
  channels: {
    title: 'What you are told',
    event: 'Event',
    mail: 'Mail',
    push: 'Browser',
  },
  events: {
    staff_reply: 'Reply of support',
    unpaid_invoice: 'New invoice to pay',
    licence_expiring: 'Licence about to expire',
    server_alert: 'Alert of a media server',
  },
  events_about: {
    staff_reply: 'Somebody has answered one of your tickets',
    unpaid_invoice: 'An invoice was issued and waits to be paid',
    licence_expiring: 'A licence without automatic renewal ends within 7 days',
    server_alert: 'A server reports an error, or has stopped reporting',
  },
  profile: {
    notifications: {
      permission_error:
        'The browser does not allow notifications from this site. Allow them in its settings and try again.',
      subscribeError: 'Notifications could not be switched on. Try again.',
      unsubscribeError: 'Notifications could not be switched off. Try again.',
      https_error: 'Notifications need a secure connection. Open the portal by https.',
      serviceWorker_error: 'This browser cannot show notifications of sites. Try a current version or another browser.',
      push_error: 'This browser does not take push messages. On an iPhone, add the portal to the Home Screen first.',
      registration_error: 'The portal’s background worker is not running yet. Reload the page and try again.',
    },
  },
} as const
