/** The words of one letter. */
export interface LetterWords {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action: string
}

export interface CompanyTexts {
  readonly letters: {
    readonly invite: (who: string, company: string, brand: string) => LetterWords
    readonly colleague_request: (who: string, company: string, brand: string) => LetterWords
    readonly transfer: (who: string, company: string, brand: string) => LetterWords
  }
  readonly footer: (brand: string) => string
}

export const en: CompanyTexts = {
  letters: {
    invite: (who, company, brand) => ({
      subject: `${company} invites you to ${brand}`,
      heading: `Join ${company}`,
      paragraphs: [
        `${who} invites you to work with the licences, invoices and tickets of ${company} at ${brand}, as far as your roles reach.`,
        'The link works for 7 days. If you do not know the company, leave this message alone.',
      ],
      action: 'Look at the invitation',
    }),
    colleague_request: (who, _company, brand) => ({
      subject: `${who} wants to be your colleague at ${brand}`,
      heading: `${who} wants to be your colleague`,
      paragraphs: [
        `Colleagues at ${brand} can let each other see payments, statistics, licences or tickets. Nothing is shared until one of you switches it on.`,
        'Sign in, or open an account with this address, to answer.',
      ],
      action: 'Answer the request',
    }),
    transfer: (who, company) => ({
      subject: `${who} offers you the company ${company}`,
      heading: `Take over ${company}`,
      paragraphs: [
        `${who} would like to pass the company on to you. As its owner you invite people and decide what they see, and its members see your licences, invoices and tickets instead of those of ${who}.`,
        'The offer stands for 7 days. Licences and invoices stay with whoever has them now.',
      ],
      action: 'Look at the offer',
    }),
  },
  footer: (brand) => `You receive this message because somebody at ${brand} named your address.`,
}
