import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** The event that a letter is about. */
export type LetterKind = 'opened' | 'opened_by_staff' | 'staff_replied' | 'customer_replied' | 'closed'

interface KindTexts {
  /** Names who acted: a person, or the brand. With `isTheirs`, the letter goes to the owner of the ticket. */
  readonly heading: (name: string, isTheirs: boolean) => string
  readonly action: string
}

/** Letters to the operator who looks after the ticket, or to those who watch for tickets that nobody looks after. */
interface ManagerTexts {
  /** Names who assigned it. */
  readonly assigned: (name: string) => string
  readonly footer: (brand: string) => string
  /** For those who may not answer. */
  readonly footer_silent: (brand: string) => string
  /** The same two for a ticket that is assigned to nobody. */
  readonly footer_unassigned: (brand: string) => string
  readonly footer_unassigned_silent: (brand: string) => string
  /** Leads to where these letters are switched off. */
  readonly choose: string
}

interface CopyWords {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action: string
}

/** About addresses in copy. */
interface CopyTexts {
  /** To the owner of an address, whom the customer has named. */
  readonly asked: (brand: string, customer: string, number: number) => CopyWords
  /** To the customer. */
  readonly ended: (brand: string, email: string, number: number) => CopyWords
  /** The footer for somebody who has not agreed to anything yet. */
  readonly strange: (brand: string) => string
  readonly stop: string
}

interface TicketTexts {
  readonly copies: CopyTexts
  readonly manager: ManagerTexts
  readonly kinds: Readonly<Record<LetterKind, KindTexts>>
  readonly subject: (number: number, title: string) => string
  /** Stands above a message that the heading does not name the author of. */
  readonly wrote: (name: string) => string
  readonly marker: string
  readonly closed: string
  readonly more: string
  /** In place of a message whose text was removed before the letter was written. */
  readonly removed: (brand: string) => string
  readonly files: string
  readonly footer: (brand: string) => string
}

const en: TicketTexts = {
  copies: {
    asked: (brand, customer, number) => ({
      subject: `Confirm that you want the e-mails of a ticket with ${brand}`,
      heading: 'Would you like these e-mails?',
      paragraphs: [
        `${customer} asked ${brand} to send the e-mails of ticket #${number} to this address as well. We send none until you confirm.`,
        'You can stop them at any time. If you do not know who asked for this, ignore this message, or decline: then we will not ask you again for this customer.',
      ],
      action: 'Confirm or decline',
    }),
    ended: (brand, email, number) => ({
      subject: `${email} no longer gets the e-mails of ticket #${number} with ${brand}`,
      heading: 'One address no longer gets the ticket’s e-mails',
      paragraphs: [
        `Someone who reads the mail of ${email} unsubscribed from ticket #${number}. We have removed the address from its copies; everything else stays as it is.`,
      ],
      action: 'Open the ticket',
    }),
    strange: (brand) => `You are receiving this message because a customer of ${brand} entered your address.`,
    stop: 'Unsubscribe',
  },
  manager: {
    assigned: (name) => `${name} has assigned this ticket to you`,
    footer: (brand) =>
      `You are receiving this e-mail because this ticket is assigned to you in the ${brand} console. If you reply to it, the customer gets your reply.`,
    footer_silent: (brand) =>
      `You are receiving this e-mail because this ticket is assigned to you in the ${brand} console.`,
    footer_unassigned: (brand) =>
      `You are receiving this e-mail because this ticket is assigned to nobody in the ${brand} console. If you reply to it, the customer gets your reply.`,
    footer_unassigned_silent: (brand) =>
      `You are receiving this e-mail because this ticket is assigned to nobody in the ${brand} console.`,
    choose: 'Choose which e-mails you get',
  },
  kinds: {
    opened: {
      heading: (name, isTheirs) => (isTheirs ? 'We have received your question' : `${name} has opened a ticket`),
      action: 'Open the ticket',
    },
    opened_by_staff: {
      heading: (brand, isTheirs) =>
        isTheirs ? `${brand} has opened a ticket for you` : `${brand} has opened a ticket`,
      action: 'Open the ticket',
    },
    staff_replied: { heading: (name) => `${name} has replied`, action: 'Open the ticket' },
    customer_replied: { heading: (name) => `${name} has replied`, action: 'Open the ticket' },
    closed: { heading: () => 'Your ticket is closed', action: 'Rate the answer' },
  },
  subject: (number, title) => `[#${number}] ${title}`,
  wrote: (name) => `${name} wrote:`,
  marker: 'Please write your reply above this line',
  closed: 'We hope everything is resolved. If it is not, reply to this e-mail to reopen the ticket.',
  more: 'The rest is in the ticket.',
  removed: (brand) => `The text of this message was removed by ${brand}.`,
  files: 'Files:',
  footer: (brand) =>
    `You are receiving this e-mail because you take part in a ticket with ${brand}. Reply to it to answer.`,
}

const ru: TicketTexts = {
  copies: {
    asked: (brand, customer, number) => ({
      subject: `Подтвердите, что хотите получать письма обращения: ${brand}`,
      heading: 'Присылать вам эти письма?',
      paragraphs: [
        `${customer} просит присылать письма обращения #${number} в ${brand} ещё и на этот адрес. Пока вы не подтвердите, мы ничего не пришлём.`,
        'Отписаться можно в любой момент. Если вы не знаете, кто об этом попросил, не отвечайте на это письмо или откажитесь: тогда об этом клиенте мы больше не спросим.',
      ],
      action: 'Подтвердить или отказаться',
    }),
    ended: (brand, email, number) => ({
      subject: `${email} больше не получает письма обращения #${number}: ${brand}`,
      heading: 'Один из адресов больше не получает письма обращения',
      paragraphs: [
        `Владелец адреса ${email} отписался от обращения #${number}. Мы убрали этот адрес из копий, остальное не изменилось.`,
      ],
      action: 'Открыть обращение',
    }),
    strange: (brand) => `Вы получили это письмо, потому что ваш адрес указал клиент ${brand}.`,
    stop: 'Отписаться',
  },
  manager: {
    assigned: (name) => `Вам передаёт обращение ${name}`,
    footer: (brand) =>
      `Вы получили это письмо, потому что обращение в консоли ${brand} назначено вам. Если ответить на письмо, ответ получит клиент.`,
    footer_silent: (brand) => `Вы получили это письмо, потому что обращение в консоли ${brand} назначено вам.`,
    footer_unassigned: (brand) =>
      `Вы получили это письмо, потому что обращение в консоли ${brand} никому не назначено. Если ответить на письмо, ответ получит клиент.`,
    footer_unassigned_silent: (brand) =>
      `Вы получили это письмо, потому что обращение в консоли ${brand} никому не назначено.`,
    choose: 'Выбрать, какие письма получать',
  },
  kinds: {
    opened: {
      heading: (name, isTheirs) => (isTheirs ? 'Мы получили ваш вопрос' : `Новое обращение, автор: ${name}`),
      action: 'Открыть обращение',
    },
    opened_by_staff: {
      heading: (brand, isTheirs) =>
        isTheirs ? `Компания ${brand} открыла для вас обращение` : `Компания ${brand} открыла обращение`,
      action: 'Открыть обращение',
    },
    staff_replied: { heading: (name) => `Вам отвечает ${name}`, action: 'Открыть обращение' },
    customer_replied: { heading: (name) => `Пишет ${name}`, action: 'Открыть обращение' },
    closed: { heading: () => 'Ваше обращение закрыто', action: 'Оценить ответ' },
  },
  subject: (number, title) => `[#${number}] ${title}`,
  wrote: (name) => `Пишет ${name}:`,
  marker: 'Пожалуйста, пишите ответ над этой чертой',
  closed: 'Надеемся, вопрос решён. Если нет, ответьте на это письмо, и обращение откроется снова.',
  more: 'Продолжение — в обращении.',
  removed: (brand) => `Текст этого сообщения удалила компания ${brand}.`,
  files: 'Файлы:',
  footer: (brand) => `Вы получили это письмо как участник обращения в ${brand}. Чтобы ответить, ответьте на письмо.`,
}

export const texts: Readonly<Record<Locale, TicketTexts>> = { en, ru }

/** Lines in our letters, in all languages. What stands below them in a mail is quoted. */
export const markers: readonly string[] = [en.marker, ru.marker]

/** All other texts of our letters, for every name that may occur in them, but not the messages of the ticket. */
export const frameWords = (brand: string, names: readonly string[]): readonly string[] =>
  [en, ru].flatMap(
    ({
      kinds,
      copies,
      manager: { assigned, choose, ...footers },
      wrote,
      marker,
      closed,
      more,
      removed,
      files,
      footer,
    }) => [
      marker,
      closed,
      more,
      removed(brand),
      files,
      footer(brand),
      copies.stop,
      choose,
      ...Object.values(footers).map((write) => write(brand)),
      ...names.flatMap((name) => [assigned(name), wrote(name)]),
      ...Object.values(kinds).flatMap(({ heading, action }) => [
        action,
        ...[...names, brand].flatMap((name) => [heading(name, false), heading(name, true)]),
      ]),
    ],
  )
