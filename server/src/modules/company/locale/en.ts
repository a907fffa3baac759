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
        `${who} invites you to work with the licences, invoices and tickets of ${company} at ${brand}, as far as your roles allow.`,
        'The link works for 7 days. If you do not know this company, you can ignore this message.',
      ],
      action: 'View the invitation',
    }),
    colleague_request: (who, _company, brand) => ({
      subject: `${who} wants to be your colleague at ${brand}`,
      heading: `${who} wants to be your colleague`,
      paragraphs: [
        `Colleagues at ${brand} can let each other see payments, statistics, licences or tickets. Nothing is shared until one of you turns it on.`,
        'To answer, sign in or create an account with this address.',
      ],
      action: 'Answer the request',
    }),
    transfer: (who, company) => ({
      subject: `${who} offers you ownership of ${company}`,
      heading: `Become the owner of ${company}`,
      paragraphs: [
        `${who} would like to transfer ownership of the company to you. As its owner, you invite people and decide what they see, and its members see your licences, invoices and tickets instead of those of ${who}.`,
        'The offer stands for 7 days. Licences and invoices stay with those who have them now.',
      ],
      action: 'View the offer',
    }),
    invite_accepted: (who, company) => ({
      subject: `${who} has joined ${company}`,
      heading: `${who} has joined ${company}`,
      paragraphs: [
        'Your invite was accepted. What the new member sees of your licences, invoices and tickets depends on their roles, which you can change at any time.',
      ],
      action: 'View members',
    }),
    member_left: (who, company) => ({
      subject: `${who} has left ${company}`,
      heading: `${who} has left ${company}`,
      paragraphs: ['They no longer have access to your licences, invoices and tickets.'],
      action: 'View members',
    }),
    member_removed: (who, company, brand) => ({
      subject: `You are no longer a member of ${company}`,
      heading: `You are no longer a member of ${company}`,
      paragraphs: [
        `${who} has removed you from the company. You no longer have access to its licences, invoices and tickets; your own account with ${brand} and everything in it stay as they are.`,
      ],
      action: 'Go to your account',
    }),
    company_transferred: (who, company) => ({
      subject: `${company} now belongs to ${who}`,
      heading: `${who} is now the owner of ${company}`,
      paragraphs: [
        'You offered ownership of the company, and the offer was accepted. You remain a member; its members now see the new owner’s licences, invoices and tickets instead of yours.',
        'If you did not offer it, contact support right away.',
      ],
      action: 'View the company',
    }),
  },
  footers: {
    asked: (brand) => `You are receiving this message because someone using ${brand} entered your address.`,
    concerned: (brand) =>
      `You are receiving this message because it concerns a company at ${brand} that you are or were a member of.`,
  },
}
