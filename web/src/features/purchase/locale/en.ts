export const en = {
  title: 'Purchase new licence',
  products: 'Products',
  lines: { media_server: 'Media server', watcher: 'Watcher' },
  terms: 'Licence',
  kinds: { subscription: 'Subscription', perpetual: 'Perpetual' },
  period: 'Billing period',
  periods: { monthly: 'Monthly', quarterly: 'Quarterly', semiannually: 'Half-yearly', annually: 'Yearly' },
  spans: {
    monthly: 'per month',
    quarterly: 'per quarter',
    semiannually: 'per half-year',
    annually: 'per year',
    one_time: 'once',
  },
  servers: 'Servers',
  cameras: 'Cameras',
  cameras_hint: '{{min}} to {{max, number}}',
  counts: {
    servers_one: '{{count}} server',
    servers_other: '{{count}} servers',
    cameras_one: '{{count}} camera',
    cameras_other: '{{count}} cameras',
  },
  numberOfCameras_required: 'Enter the number of cameras',
  numberOfCameras_min: 'At least {{min}} cameras',
  numberOfCameras_max: 'At most {{max, number}} cameras; write to us for more',
  each: '{{quantity}} × {{price}}, before VAT',
  before_tax: 'before VAT',
  tax: 'VAT {{percent}}%',
  due_now: 'Due now',
  later: {
    monthly: 'Then monthly from {{date}}',
    quarterly: 'Then quarterly from {{date}}',
    semiannually: 'Then half-yearly from {{date}}',
    annually: 'Then yearly from {{date}}',
  },
  renews: 'Starts with the payment and renews until you stop it, on the licence page, at any time.',
  updates_and_support:
    'Yours for good. Updates and support for one year are included; after that, your last version keeps working.',
  purchase: 'Purchase {{name}}',
  quote: 'Quote as PDF',
  quote_saved: 'Quote {{number}} saved',
  quote_valid: 'Valid until {{date}}',
  on_request: 'Price on request',
  on_request_text:
    'An order of this size comes with a price of its own. Tell us what you plan and we will make you an offer.',
  plans: {
    basic: {
      about: 'Ingest, repackaging and delivery for one origin.',
      features: [
        'SRT, RTMP, RTSP and HLS ingest',
        'HLS, DASH and WebRTC delivery',
        'Archive and catch-up',
        'Support by ticket on working days',
      ],
    },
    pro: {
      about: 'Transcoding, clustering and protection for a whole network.',
      features: [
        'Everything in Basic',
        'GPU and CPU transcoding',
        'Cluster ingest with failover',
        'DRM, ad insertion and access tokens',
      ],
    },
    single: {
      about: 'Video surveillance on one server, from a shop to a whole district.',
      features: [
        'Live view and archive in the browser and on phones',
        'Motion detection and bookmarks',
        'Users, groups and access rights',
        'Export of recordings with a signature',
      ],
    },
  },
  conversion: {
    text: 'Your trial {{licence}} becomes what you buy here. It keeps its key, its servers and its settings.',
    no_trial: 'This licence is not a trial of yours, so it cannot be converted.',
    leave: 'Buy a new licence instead',
  },
  contact: {
    media_server: {
      title: 'More than 20 servers?',
      text: 'Volume prices, an invoice by contract and an engineer for the start.',
      placeholder: 'Channels, viewers, countries, dates',
    },
    watcher: {
      title: 'A cluster of servers?',
      text: 'Thousands of cameras over several servers, with failover and one archive. We plan it with you.',
      placeholder: 'Cameras, places, days of archive',
    },
    manager: 'Your account manager, answers within a working day',
    label: 'What do you plan?',
    required: 'Write a few words about what you plan',
    send: 'Send',
    go: 'Ask for an offer',
    sent: 'Ticket created',
    sent_text: 'Your request is ticket {{number}}. We will answer there and by e-mail.',
    open: 'Open ticket {{number}}',
    more: 'Ask something else',
    ticket_title: 'Purchase request: {{about}}',
  },
  faq: {
    title: 'Questions before you buy',
    media_server: [
      {
        question: 'When does the licence start?',
        answer:
          'With the payment. The key then stands under Licence keys, and a media server accepts it within a minute. An unpaid invoice starts nothing and costs nothing; you can give it up on its page.',
      },
      {
        question: 'What becomes of my trial?',
        answer:
          'Open its page and choose Purchase: the trial turns into what you buy. Key, servers, comment and statistics stay, so nothing has to be set up again.',
      },
      {
        question: 'How can I pay?',
        answer:
          'By card, through the payment services that the invoice offers, or by bank transfer from the PDF. With a saved card the next periods are charged by themselves, and you get a receipt each time.',
      },
      {
        question: 'Can I change the number of servers later?',
        answer:
          'Yes, on the page of the licence. More servers are charged for the days that are left of the period, and you see the calculation first. For fewer servers a ticket is enough.',
      },
      {
        question: 'What does a perpetual licence include?',
        answer:
          'The right to run the version you have for good, and one year of updates and support. After that year you can buy support anew, or stay with your last version.',
      },
      {
        question: 'Do my servers need the internet?',
        answer:
          'No. A licence can also be activated by a file that you carry to the server, or by a USB key. Write to us before you buy if you need one of these.',
      },
    ],
    watcher: [
      {
        question: 'What counts as a camera?',
        answer:
          'Every stream that Watcher records or shows live at the same time. Cameras that you have set up and switched off do not count.',
      },
      {
        question: 'Can I try it first?',
        answer:
          'Yes. Ask your manager for a trial if you do not find one under Licence keys. What you buy later takes its place, with the same key and the same archive.',
      },
      {
        question: 'How can I pay?',
        answer:
          'By card, through the payment services that the invoice offers, or by bank transfer from the PDF. With a saved card the next periods are charged by themselves, and you get a receipt each time.',
      },
      {
        question: 'What if I add cameras?',
        answer:
          'Raise the limit on the page of the licence. You pay for the days that are left of the period, and the price of a camera falls as their number grows.',
      },
      {
        question: 'What does a perpetual licence include?',
        answer:
          'The right to run the version you have for good, and one year of updates and support. After that year you can buy support anew, or stay with your last version.',
      },
    ],
  },
} as const
