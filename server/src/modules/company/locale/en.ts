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
    readonly invite_accepted: (who: string, company: string, brand: string) => LetterWords
    readonly member_left: (who: string, company: string, brand: string) => LetterWords
    readonly member_removed: (who: string, company: string, brand: string) => LetterWords
    readonly company_transferred: (who: string, company: string, brand: string) => LetterWords
  }
  /** Why it came: to somebody who was asked something, or to whom a company concerns. */
  readonly footers: {
    readonly asked: (brand: string) => string
    readonly concerned: (brand: string) => string
  }
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
    invite_accepted: (who, company) => ({
      subject: `${who} has joined ${company}`,
      heading: `${who} has joined ${company}`,
      paragraphs: [
        'The invite was accepted. What your new member sees of your licences, invoices and tickets is what their roles say; you can change them at any time.',
      ],
      action: 'Look at the members',
    }),
    member_left: (who, company) => ({
      subject: `${who} has left ${company}`,
      heading: `${who} has left ${company}`,
      paragraphs: ['From now on they see nothing of your licences, invoices and tickets.'],
      action: 'Look at the members',
    }),
    member_removed: (who, company, brand) => ({
      subject: `You are no longer a member of ${company}`,
      heading: `You are no longer a member of ${company}`,
      paragraphs: [
        `${who} has taken you out of the company. Its licences, invoices and tickets are no longer shown to you; your own account at ${brand} and everything in it stay as they are.`,
      ],
      action: 'Go to your account',
    }),
    company_transferred: (who, company) => ({
      subject: `${company} now belongs to ${who}`,
      heading: `${who} has taken ${company} over`,
      paragraphs: [
        'You offered the company and the offer was accepted. You stay in it as a member; its members now see the licences, invoices and tickets of the new owner instead of yours.',
        'If you did not offer it, write to support at once.',
      ],
      action: 'Look at the company',
    }),
  },
  footers: {
    asked: (brand) => `You receive this message because somebody at ${brand} named your address.`,
    concerned: (brand) => `You receive this message because it is about a company at ${brand} that you are or were in.`,
  },
}
