export const en = {
  newsletter: {
    title: 'Newsletter',
    about: 'News about releases and maintenance of {{brand}}, about once a month.',
    label: 'Send me the newsletter',
    saved_on: 'You are subscribed.',
    saved_off: 'You are unsubscribed. You will still get messages about your invoices, licences and tickets.',
  },
  confirm: {
    title: 'E-mail confirmation',
    working: 'Confirming your e-mail…',
    done_title: 'Your e-mail is confirmed',
    done_text: 'Thank you. We are taking you to your profile.',
    go_on: 'Continue now',
    send: 'Send a new link',
    sent_title: 'A new link is on its way',
    sent_text: 'Check the inbox that the old link came to. The new one works for 7 days.',
    confirmed: 'This e-mail is already confirmed.',
    wait: 'A link was sent a moment ago. Check your inbox first, or try again in a minute.',
  },
} as const
