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
  from_servers_one: 'From {{count}} server',
  from_servers_other: 'From {{count}} servers',
  from_servers_text: 'This plan is not sold for fewer servers.',
  choose_servers_one: 'Choose {{count}} server',
  choose_servers_other: 'Choose {{count}} servers',
  numberOfCameras_required: 'Enter the number of cameras',
  numberOfCameras_min: 'At least {{min}}',
  numberOfCameras_max: 'At most {{max, number}} cameras; write to us for more',
  each: '{{quantity, number}} × {{price}}, before VAT',
  invoiced: 'Invoice created',
  to_invoice: 'Go to the invoice',
  before_tax: 'before VAT',
  tax: 'VAT {{percent}}%',
  due_now: 'Due now',
  later: {
    monthly: 'Then monthly from {{date}}',
    quarterly: 'Then quarterly from {{date}}',
    semiannually: 'Then half-yearly from {{date}}',
    annually: 'Then yearly from {{date}}',
  },
  renews: 'Starts when you pay and renews until you stop it, at any time, on the licence page.',
  updates_and_support:
    'Yours for good. Updates and support for one year are included; after that, your last version keeps working.',
  buyer: 'The invoice is made out to:',
  buyer_change: 'Change',
  buyer_change_label: 'Change whom invoices are made out to',
  no_address: 'There is no address yet. Many bookkeepers need one on an invoice.',
  purchase: 'Purchase {{name}}',
  quote: 'Quote as PDF',
  quote_saved: 'Quote {{number}} saved',
  quote_valid: 'Valid until {{date}}',
  on_request: 'Price on request',
  on_request_text:
    'Orders of this size are priced individually. Tell us what you are planning and we will make you an offer.',
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
        'Signed export of recordings',
      ],
    },
  },
  conversion: {
    servers:
      'Your trial {{licence}} becomes the licence you buy here. It keeps its key and settings, and as many servers as you buy.',
    cameras: 'Your trial {{licence}} becomes the licence you buy here. It keeps its key, servers and settings.',
    no_trial: 'This licence is not one of your trials, so it cannot be converted.',
    leave: 'Buy a new licence instead',
  },
  contact: {
    media_server: {
      title: 'More than 20 servers?',
      text: 'Volume prices, invoicing by contract and an engineer to get you started.',
      placeholder: 'Channels, viewers, countries, dates',
    },
    watcher: {
      title: 'Need a cluster?',
      text: 'Thousands of cameras on several servers, with failover and one archive. We plan it with you.',
      placeholder: 'Cameras, sites, days of archive',
    },
    manager: 'Your account manager replies within one working day',
    label: 'What are you planning?',
    required: 'Write a few words about your plans',
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
          'When you pay. The key then appears under Licence keys, and a media server accepts it within a minute. An unpaid invoice starts nothing and costs nothing; you can cancel it on its page.',
      },
      {
        question: 'What happens to my trial?',
        answer:
          'Open its page and choose Purchase: the trial turns into the licence you buy. Its key, servers, comment and statistics stay, so there is nothing to set up again.',
      },
      {
        question: 'How can I pay?',
        answer:
          'By card, through the payment services that the invoice offers, or by bank transfer from the PDF. If you pay with a saved card, the following periods are charged automatically, and you get a receipt each time.',
      },
      {
        question: 'Can I change the number of servers later?',
        answer:
          'Yes, on the licence’s page. You pay for extra servers for the days left in the period, and you see the price first. For fewer servers, open a ticket.',
      },
      {
        question: 'What does a perpetual licence include?',
        answer:
          'The right to run your version for good, and one year of updates and support. After that year you can buy support again, or stay on your last version.',
      },
      {
        question: 'Do my servers need the internet?',
        answer:
          'No. A licence can also be activated with a file that you copy to the server, or with a USB dongle. Contact us before you buy if you need either.',
      },
    ],
    watcher: [
      {
        question: 'What counts as a camera?',
        answer:
          'Every stream that Watcher records or shows live at the same time. Cameras that you have set up but switched off do not count.',
      },
      {
        question: 'Can I try it first?',
        answer:
          'Yes. If you do not see a trial under Licence keys, ask your account manager for one. The licence you buy later takes its place, with the same key and archive.',
      },
      {
        question: 'How can I pay?',
        answer:
          'By card, through the payment services that the invoice offers, or by bank transfer from the PDF. If you pay with a saved card, the following periods are charged automatically, and you get a receipt each time.',
      },
      {
        question: 'What if I add cameras?',
        answer:
          'Increase the limit on the licence’s page. You pay for the days left in the period, and the price per camera falls as their number grows.',
      },
      {
        question: 'What does a perpetual licence include?',
        answer:
          'The right to run your version for good, and one year of updates and support. After that year you can buy support again, or stay on your last version.',
      },
    ],
  },
} as const
