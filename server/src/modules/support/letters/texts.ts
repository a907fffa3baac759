import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** The event that a letter is about. */
export type LetterKind = 'opened' | 'staff_replied' | 'customer_replied' | 'closed'

interface KindTexts {
  /** Names the person who acted. With `isTheirs`, the letter goes to the owner of the ticket. */
  readonly heading: (name: string, isTheirs: boolean) => string
  readonly action: string
}

interface TicketTexts {
  readonly kinds: Readonly<Record<LetterKind, KindTexts>>
  readonly subject: (number: number, title: string) => string
  readonly marker: string
  readonly closed: string
  readonly more: string
  readonly files: string
  readonly footer: (brand: string) => string
}

const en: TicketTexts = {
  kinds: {
    opened: {
      heading: (name, isTheirs) => (isTheirs ? 'We have received your question' : `${name} has opened a ticket`),
      action: 'Open the ticket',
    },
    staff_replied: { heading: (name) => `${name} has replied`, action: 'Open the ticket' },
    customer_replied: { heading: (name) => `${name} has replied`, action: 'Open the ticket' },
    closed: { heading: () => 'Your ticket is closed', action: 'Rate the answer' },
  },
  subject: (number, title) => `[#${number}] ${title}`,
  marker: 'Please write your reply above this line',
  closed: 'We hope everything is resolved. If it is not, reply to this e-mail to reopen the ticket.',
  more: 'The rest is in the ticket.',
  files: 'Files:',
  footer: (brand) =>
    `You are receiving this e-mail because you take part in a ticket with ${brand}. Reply to it to answer.`,
}

const ru: TicketTexts = {
  kinds: {
    opened: {
      heading: (name, isTheirs) => (isTheirs ? 'Мы получили ваш вопрос' : `Новое обращение, автор: ${name}`),
      action: 'Открыть обращение',
    },
    staff_replied: { heading: (name) => `Вам отвечает ${name}`, action: 'Открыть обращение' },
    customer_replied: { heading: (name) => `Пишет ${name}`, action: 'Открыть обращение' },
    closed: { heading: () => 'Ваше обращение закрыто', action: 'Оценить ответ' },
  },
  subject: (number, title) => `[#${number}] ${title}`,
  marker: 'Пожалуйста, пишите ответ над этой чертой',
  closed: 'Надеемся, вопрос решён. Если нет, ответьте на это письмо, и обращение откроется снова.',
  more: 'Продолжение — в обращении.',
  files: 'Файлы:',
  footer: (brand) => `Вы получили это письмо как участник обращения в ${brand}. Чтобы ответить, ответьте на письмо.`,
}

export const texts: Readonly<Record<Locale, TicketTexts>> = { en, ru }

/** Lines in our letters, in all languages. What stands below them in a mail is quoted. */
export const markers: readonly string[] = [en.marker, ru.marker]

/** All other texts of our letters, for every name that may occur in them, but not the messages of the ticket. */
export const frameWords = (brand: string, names: readonly string[]): readonly string[] =>
  [en, ru].flatMap(({ kinds, marker, closed, more, files, footer }) => [
    marker,
    closed,
    more,
    files,
    footer(brand),
    ...Object.values(kinds).flatMap(({ heading, action }) => [
      action,
      ...names.flatMap((name) => [heading(name, false), heading(name, true)]),
    ]),
  ])
