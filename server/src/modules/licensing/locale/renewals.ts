import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { texts } from './texts.ts'

export interface RenewalFacts {
  /** The licence, as `MS-1042 Media Server Pro`. */
  readonly name: string
  /** When it is charged, due or stopped. */
  readonly day: string
  readonly amount: string
  /** Of the invoice. */
  readonly number: string
  /** The end of the card's number. */
  readonly card: string
}

/** An agreement with an outside service that does not begin, since the licence costs something else by now. */
export interface OtherPriceFacts {
  readonly service: string
  readonly name: string
  readonly agreed: string
  readonly now: string
}

interface LetterTexts<Facts = RenewalFacts> {
  readonly subject: (facts: Facts) => string
  readonly heading: (facts: Facts) => string
  readonly body: (facts: Facts) => string
}

export interface RenewalTexts {
  readonly locale: Locale
  readonly day: (day: string) => string
  readonly charge: LetterTexts
  readonly nothingToDo: string
  /** Beside what is asked for, by how its servers are activated. It names no day: each file ends when it says, whatever has changed since. */
  readonly newFiles: Readonly<Record<'offline' | 'usb', string>>
  /** The same in a receipt: what is left to do. `ending` is for files whose first end is known. */
  readonly filesLeft: Readonly<Record<'prolong' | 'increase', Readonly<Record<'offline' | 'usb', string>>>> & {
    readonly ending: (day: string) => string
  }
  /** Where it takes the place of an earlier invoice. `subject` adds to what the subject says anyway. */
  readonly replaces: {
    readonly subject: (subject: string) => string
    readonly body: (number: string, amount: string) => string
    /** Where that one was for a period that was missed. */
    readonly earlier: (number: string, amount: string) => string
  }
  readonly noCard: LetterTexts
  /** There is one, whose month is over before the day of the charge. */
  readonly cardEnds: LetterTexts
  readonly invoice: LetterTexts
  /** An outside service was to charge for the period, and has not. */
  readonly notCharged: LetterTexts<RenewalFacts & { readonly service: string }>
  readonly declined: Pick<LetterTexts, 'subject' | 'heading'> & {
    readonly body: (facts: RenewalFacts & { readonly why: string }) => string
  }
  readonly noCardNow: (facts: RenewalFacts) => string
  /** `until` is the day until which it works without that; null where nothing runs on it any more. */
  readonly nextTry: (next: string, until: string | null) => string
  readonly lastTry: (until: string | null) => string
  readonly reminder: LetterTexts<RenewalFacts & { readonly until: string | null }>
  readonly stopped: LetterTexts & {
    /** What a payment brings, by how its servers are activated. */
    readonly afterPayment: Readonly<Record<'online' | 'offline' | 'usb', string>>
  }
  /** Nothing renews it any more. */
  readonly off: {
    readonly subject: (name: string, isStopped: boolean) => string
    readonly by: (name: string, who: string) => string
    readonly works: (until: string) => string
    readonly hasStopped: (paidTill: string) => string
    readonly again: string
    readonly invoice: (number: string, amount: string) => string
    readonly action: string
  }
  readonly otherPrice: Pick<LetterTexts<OtherPriceFacts>, 'subject' | 'heading'> & {
    readonly body: (facts: OtherPriceFacts) => readonly string[]
    readonly action: string
  }
  /** The invoice of a raise that nobody has paid in time. */
  readonly raiseGivenUp: LetterTexts & { readonly action: string }
  readonly toInvoice: string
  readonly toCards: string
}

const en: RenewalTexts = {
  locale: 'en',
  day: texts.en.day,
  charge: {
    subject: ({ name, day }) => `${name} renews on ${day}`,
    heading: ({ name, day }) => `${name} renews on ${day}`,
    body: ({ amount, day, card, number }) =>
      `We will charge ${amount} to your card •••• ${card} on ${day} for invoice ${number}.`,
  },
  nothingToDo: 'There is nothing you need to do.',
  newFiles: {
    offline:
      'The servers of this licence run on activation files, which a payment does not extend. After the payment, create new ones on the licence’s page and copy them to the servers.',
    usb: 'The server with the dongle runs on a file, which a payment does not extend. After the payment, download a new one on the licence’s page and copy it to the server.',
  },
  filesLeft: {
    prolong: {
      offline:
        'The servers of this licence run on activation files, which a payment does not extend. Create new ones on the licence’s page and copy them to the servers before the present ones end.',
      usb: 'The server with the dongle runs on a file, which a payment does not extend. Download a new one on the licence’s page and copy it to the server before the present one ends.',
    },
    increase: {
      offline:
        'The servers of this licence run on activation files, which keep the earlier limit. Create new ones on the licence’s page and copy them to the servers.',
      usb: 'The server with the dongle runs on a file, which keeps the earlier limit. Download a new one on the licence’s page and copy it to the server.',
    },
    ending: (day) =>
      `The servers of this licence run on activation files, which a payment does not extend: the first ends on ${day}. Create new ones on the licence’s page and copy them to the servers before that day.`,
  },
  replaces: {
    subject: (subject) => `${subject} (new amount)`,
    body: (number, amount) =>
      `The amount has changed. This invoice replaces ${number} for ${amount}, which is cancelled: please do not pay that one.`,
    earlier: (number, amount) =>
      `The new period starts now. Its invoice replaces ${number} for ${amount}, which is cancelled: please do not pay that one.`,
  },
  noCard: {
    subject: ({ name, day }) => `${name} renews on ${day}, but no card is saved`,
    heading: ({ name }) => `${name} cannot renew without a card`,
    body: ({ amount, day, number }) =>
      `${amount} is due on ${day} for invoice ${number}, but you have no saved card that we can charge. Add one, or pay the invoice yourself.`,
  },
  cardEnds: {
    subject: ({ name, day }) => `${name} renews on ${day}, but your card expires first`,
    heading: ({ name, card }) => `${name} cannot renew with card •••• ${card}`,
    body: ({ amount, day, number, card }) =>
      `${amount} is due on ${day} for invoice ${number}, but your card •••• ${card} will have expired by then. Add another one, or pay the invoice yourself.`,
  },
  invoice: {
    subject: ({ number, name }) => `Invoice ${number} for ${name}`,
    heading: ({ amount, day }) => `${amount} is due on ${day}`,
    body: ({ name, number }) =>
      `Invoice ${number} is for the next period of ${name}. The licence renews once it is paid.`,
  },
  notCharged: {
    subject: ({ number, name }) => `Invoice ${number} for ${name}`,
    heading: ({ amount, service }) => `${service} has not charged ${amount}`,
    body: ({ name, number, service }) =>
      `${service} was to charge it for the next period of ${name}. Check your card at ${service}, or pay invoice ${number} yourself. If ${service} still charges you later, that payment covers the following period.`,
  },
  declined: {
    subject: ({ name }) => `The renewal of ${name} was not paid`,
    heading: ({ amount }) => `We could not charge ${amount} to your card`,
    body: ({ card, name, number, why }) =>
      `We tried to charge •••• ${card} for ${name}, invoice ${number}. The payment failed: ${why}. Nothing was charged.`,
  },
  noCardNow: ({ name, number }) =>
    `You have no saved card that we can charge for ${name}, invoice ${number}. Add one, or pay the invoice yourself.`,
  nextTry: (next, until) =>
    until === null
      ? `We will try again on ${next}. The licence does not work until the invoice is paid.`
      : `We will try again on ${next}. The licence keeps working until ${until}.`,
  lastTry: (until) =>
    until === null
      ? 'We will not try again. The licence does not work until you pay the invoice.'
      : `We will not try again. Pay the invoice, or the licence stops on ${until}.`,
  reminder: {
    subject: ({ number }) => `Reminder: invoice ${number} is not paid yet`,
    heading: ({ amount }) => `${amount} is still unpaid`,
    body: ({ name, number, until }) =>
      until === null
        ? `Invoice ${number} for ${name} is not paid yet. The licence does not work until it is.`
        : `Invoice ${number} for ${name} is not paid yet. The licence keeps working until ${until}, then stops.`,
  },
  stopped: {
    subject: ({ name }) => `${name} has stopped`,
    heading: ({ name }) => `${name} has stopped`,
    body: ({ number, amount }) => `Invoice ${number} for ${amount} was not paid in time.`,
    afterPayment: {
      online: 'Once you pay it, the servers start again; a new period begins on that day.',
      offline:
        'Once you pay it, a new period begins on that day. The servers start again with new activation files: create them on the licence’s page after the payment and copy them to the servers.',
      usb: 'Once you pay it, a new period begins on that day. The server with the dongle starts again with a new file: download it on the licence’s page after the payment and copy it to the server.',
    },
  },
  off: {
    subject: (name, isStopped) => `${name} no longer renews${isStopped ? ' and has stopped' : ''}`,
    by: (name, who) => `Automatic renewal of ${name} was turned off by ${who}.`,
    works: (until) => `The licence works until ${until}, then it stops.`,
    hasStopped: (paidTill) => `The licence was paid till ${paidTill}, so it has stopped.`,
    again: 'If you still need it, turn its renewal on again on the licence’s page.',
    invoice: (number, amount) => `Invoice ${number} for ${amount} is cancelled: you need not pay it.`,
    action: 'Open the licence',
  },
  otherPrice: {
    subject: ({ name, service }) => `${name} does not renew through ${service}`,
    heading: ({ name }) => `The price of ${name} has changed`,
    body: ({ service, agreed, now }) => [
      `You agreed that ${service} charges ${agreed} for each period. The price is now ${now}, so we cancelled the subscription.`,
      `If you were already charged, we’ll refund it automatically. To renew at the new price, agree to it on the licence’s page.`,
    ],
    action: 'Open the licence',
  },
  raiseGivenUp: {
    subject: ({ name, number }) => `Invoice ${number} for ${name} is cancelled`,
    heading: ({ name }) => `The limit of ${name} was not increased`,
    body: ({ number, amount }) =>
      `Invoice ${number} for ${amount} was for a higher limit and was not paid in time. It is cancelled: there is nothing to pay for it. You can increase the limit again on the licence’s page.`,
    action: 'Open the licence',
  },
  toInvoice: 'Open the invoice',
  toCards: 'Add a card',
}

const ru: RenewalTexts = {
  locale: 'ru',
  day: texts.ru.day,
  charge: {
    subject: ({ name, day }) => `${name}: продление ${day}`,
    heading: ({ name, day }) => `${name} продлится ${day}`,
    body: ({ amount, day, card, number }) => `${day} мы спишем ${amount} с карты •••• ${card} по счёту ${number}.`,
  },
  nothingToDo: 'Делать ничего не нужно.',
  newFiles: {
    offline:
      'Серверы этой лицензии работают по файлам активации, срок которых оплата не продлевает. После оплаты выдайте новые на странице лицензии и перенесите их на серверы.',
    usb: 'Сервер с донглом работает по файлу, срок которого оплата не продлевает. После оплаты скачайте новый файл на странице лицензии и перенесите его на сервер.',
  },
  filesLeft: {
    prolong: {
      offline:
        'Серверы этой лицензии работают по файлам активации, срок которых оплата не продлевает. Выдайте новые на странице лицензии и перенесите их на серверы, пока действуют нынешние.',
      usb: 'Сервер с донглом работает по файлу, срок которого оплата не продлевает. Скачайте новый на странице лицензии и перенесите его на сервер, пока действует нынешний.',
    },
    increase: {
      offline:
        'Серверы этой лицензии работают по файлам активации, в которых остался прежний лимит. Выдайте новые на странице лицензии и перенесите их на серверы.',
      usb: 'Сервер с донглом работает по файлу, в котором остался прежний лимит. Скачайте новый на странице лицензии и перенесите его на сервер.',
    },
    ending: (day) =>
      `Серверы этой лицензии работают по файлам активации, срок которых оплата не продлевает: первый истекает ${day}. До этого дня выдайте новые на странице лицензии и перенесите их на серверы.`,
  },
  replaces: {
    subject: (subject) => `${subject} (новая сумма)`,
    body: (number, amount) =>
      `Сумма изменилась. Новый счёт заменяет счёт ${number} на ${amount}: тот отменён, оплачивать его не нужно.`,
    earlier: (number, amount) =>
      `Новый период начинается сейчас. Его счёт заменяет счёт ${number} на ${amount}: тот отменён, оплачивать его не нужно.`,
  },
  noCard: {
    subject: ({ name, day }) => `${name}: продление ${day}, но нет сохранённой карты`,
    heading: ({ name }) => `${name} не продлить без карты`,
    body: ({ amount, day, number }) =>
      `${day} нужно оплатить ${amount} по счёту ${number}, но сохранённой карты, с которой можно списать деньги, нет. Добавьте карту или оплатите счёт сами.`,
  },
  cardEnds: {
    subject: ({ name, day }) => `${name}: продление ${day}, а срок карты истекает раньше`,
    heading: ({ name, card }) => `${name} не продлить картой •••• ${card}`,
    body: ({ amount, day, number, card }) =>
      `${day} нужно оплатить ${amount} по счёту ${number}, но карта •••• ${card} к этому дню действовать не будет. Добавьте другую или оплатите счёт сами.`,
  },
  invoice: {
    subject: ({ number, name }) => `Счёт ${number}: ${name}`,
    heading: ({ amount, day }) => `К оплате ${amount} до ${day}`,
    body: ({ name, number }) =>
      `Счёт ${number} продлевает ${name} на следующий период. Лицензия продлится после оплаты.`,
  },
  notCharged: {
    subject: ({ number, name }) => `Счёт ${number}: ${name}`,
    heading: ({ amount, service }) => `${service} не списал ${amount}`,
    body: ({ name, number, service }) =>
      `${service} ещё не списал деньги за следующий период ${name}. Проверьте карту на стороне ${service} или оплатите счёт ${number} сами. Если ${service} всё же спишет деньги позже, этот платёж пойдёт за следующий период.`,
  },
  declined: {
    subject: ({ name }) => `${name}: продление не оплачено`,
    heading: ({ amount }) => `Не удалось списать с карты ${amount}`,
    body: ({ card, name, number, why }) =>
      `Мы пробовали списать деньги с карты •••• ${card} за ${name}, счёт ${number}. Платёж не прошёл: ${why}. Ничего не списано.`,
  },
  noCardNow: ({ name, number }) =>
    `Нет сохранённой карты, с которой можно оплатить ${name}, счёт ${number}. Добавьте карту или оплатите счёт сами.`,
  nextTry: (next, until) =>
    until === null
      ? `Следующая попытка ${next}. До оплаты счёта лицензия не работает.`
      : `Следующая попытка ${next}. Лицензия работает до ${until}.`,
  lastTry: (until) =>
    until === null
      ? 'Больше попыток не будет. Лицензия заработает, когда вы оплатите счёт.'
      : `Больше попыток не будет. Оплатите счёт, иначе лицензия остановится ${until}.`,
  reminder: {
    subject: ({ number }) => `Напоминание: счёт ${number} не оплачен`,
    heading: ({ amount }) => `Осталось оплатить ${amount}`,
    body: ({ name, number, until }) =>
      until === null
        ? `Счёт ${number} за ${name} ещё не оплачен. До оплаты лицензия не работает.`
        : `Счёт ${number} за ${name} ещё не оплачен. Лицензия работает до ${until}, потом остановится.`,
  },
  stopped: {
    subject: ({ name }) => `${name}: лицензия остановлена`,
    heading: ({ name }) => `${name}: лицензия остановлена`,
    body: ({ number, amount }) => `Счёт ${number} на ${amount} не был оплачен вовремя.`,
    afterPayment: {
      online: 'Оплатите его, и серверы заработают снова; новый период начнётся с этого дня.',
      offline:
        'Новый период начнётся в день оплаты. Серверам понадобятся новые файлы активации: после оплаты выдайте их на странице лицензии и перенесите на серверы.',
      usb: 'Новый период начнётся в день оплаты. Серверу с донглом понадобится новый файл: после оплаты скачайте его на странице лицензии и перенесите на сервер.',
    },
  },
  off: {
    subject: (name, isStopped) => `${name}: автопродление отключено${isStopped ? ', лицензия остановлена' : ''}`,
    by: (name, who) => `Автопродление ${name} отключено. Кто отключил: ${who}.`,
    works: (until) => `Лицензия работает до ${until}, потом остановится.`,
    hasStopped: (paidTill) => `Лицензия была оплачена до ${paidTill}, поэтому она остановлена.`,
    again: 'Если она ещё нужна, включите автопродление снова на странице лицензии.',
    invoice: (number, amount) => `Счёт ${number} на ${amount} отменён: оплачивать его не нужно.`,
    action: 'Открыть лицензию',
  },
  otherPrice: {
    subject: ({ name, service }) => `${name}: продления через ${service} не будет`,
    heading: ({ name }) => `${name}: цена изменилась`,
    body: ({ service, agreed, now }) => [
      `Вы согласились, что ${service} списывает ${agreed} за период. Теперь цена — ${now}, поэтому мы отменили подписку.`,
      `Если деньги уже списаны, мы вернём их автоматически. Чтобы продлевать по новой цене, подтвердите её на странице лицензии.`,
    ],
    action: 'Открыть лицензию',
  },
  raiseGivenUp: {
    subject: ({ name, number }) => `Счёт ${number} отменён: ${name}`,
    heading: ({ name }) => `${name}: лимит не увеличен`,
    body: ({ number, amount }) =>
      `Счёт ${number} на увеличение лимита (${amount}) не оплачен вовремя и отменён. Платить по нему не нужно. Увеличить лимит можно снова на странице лицензии.`,
    action: 'Открыть лицензию',
  },
  toInvoice: 'Открыть счёт',
  toCards: 'Добавить карту',
}

export const renewalTexts: Readonly<Record<Locale, RenewalTexts>> = { en, ru }
