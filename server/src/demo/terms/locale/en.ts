export interface TermsText {
  readonly title: string
  readonly effective: string
  readonly lead: string
  readonly sections: readonly (readonly [heading: string, paragraphs: readonly string[]])[]
  /** `{page}` and `{pages}` are filled in by the layout. */
  readonly page: string
}

/** `{brand}` and `{seller}` are filled in. */
export const en: TermsText = {
  title: 'Terms of use',
  effective: 'Version 1, in force since {date}',
  lead: 'These terms apply between you, a customer who uses the client area of {brand}, and {seller}. They say what you get, what you owe and how either side can end the contract. What you order is described in the order itself and on its invoice.',
  sections: [
    [
      '1. Your account',
      [
        'You open an account for yourself or for a company that you are authorised to act for. Keep your password to yourself, and tell us immediately if someone else may know it. Colleagues get accounts of their own; what they may see and do is up to you.',
        'We send notices about the contract to your account’s e-mail and to the addresses that you add for notifications.',
      ],
    ],
    [
      '2. Licences',
      [
        'A licence lets you run our software on as many servers, channels or cameras as it says, for the period that has been paid for. It is not exclusive, and you may not rent it out or pass its key on unless we agree in writing.',
        'Trials are free of charge, end automatically and come without any warranty.',
      ],
    ],
    [
      '3. Prices and payment',
      [
        'The price is the one shown before you confirm an order, with tax on a separate line. Invoices are due on the day stated on them. A licence that renews automatically is charged to your card on the day of renewal; you can turn this off at any time before then.',
        'If a renewal stays unpaid for 14 days after the end of the period, the licence stops until it is paid.',
      ],
    ],
    [
      '4. Support and updates',
      [
        'Active subscriptions include updates and support by ticket in English and Russian. We answer by the next working day; where your support plan promises more, the plan applies.',
      ],
    ],
    [
      '5. Your data',
      [
        'We store what the contract requires: your account, orders, payments and tickets, and the figures that media servers report about their own use. Card numbers stay with the payment provider. Viewing statistics belong to you; we process them on your behalf and delete them after 400 days.',
        'You can download a copy of your account’s data at any time in the section Security, and ask us to delete what no law obliges us to keep.',
      ],
    ],
    [
      '6. Liability',
      [
        'We are liable without limit for intent, gross negligence and personal injury. In all other cases, our liability is limited to what you paid for the licence concerned in the preceding twelve months.',
      ],
    ],
    [
      '7. Changes and termination',
      [
        'We announce changes to these terms at least 30 days in advance and ask for your consent. If you do not agree, you may end the contract before they take effect and get back what you paid for the time after that.',
        'You may end a subscription at any time, with effect from the end of its period. We may end the contract for good cause, in particular where licences are used beyond their limits despite a warning.',
      ],
    ],
    [
      '8. Governing law and jurisdiction',
      [
        'The law of the country in which {seller} has its registered office applies, and its courts have jurisdiction, unless the law of your country protects you as a consumer in a way that cannot be waived.',
      ],
    ],
  ],
  page: 'Page {page} of {pages}',
}
