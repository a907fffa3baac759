import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { texts } from './texts.ts'

interface FileFacts {
  /** The licence, as `MS-1042 Media Server Pro`. */
  readonly name: string
  /** The first day without a file. */
  readonly day: string
}

/** Of files that end soon, for each way in which servers run on them. */
interface FileTexts {
  readonly day: (day: string) => string
  readonly subject: (facts: FileFacts) => string
  readonly heading: Readonly<Record<'offline' | 'usb', (facts: FileFacts) => string>>
  /** A server and the day on which its file ends. */
  readonly line: (hostname: string, day: string) => string
  /** A new file would last longer. */
  readonly now: Readonly<Record<'offline' | 'usb', string>>
  /** It would not, until the next period is paid. */
  readonly afterPayment: Readonly<Record<'offline' | 'usb', string>>
  readonly toLicence: string
  readonly toInvoice: string
}

const en: FileTexts = {
  day: texts.en.day,
  subject: ({ name, day }) => `${name}: an activation file ends on ${day}`,
  heading: {
    offline: ({ day }) => `A server stops on ${day} unless it gets a new file`,
    usb: ({ day }) => `The server with the dongle stops on ${day} unless it gets a new file`,
  },
  line: (hostname, day) => `${hostname}: until ${day}`,
  now: {
    offline:
      'The licence is valid for longer than these files. Create new ones on the licence’s page and copy them to the servers before that day.',
    usb: 'The licence is valid for longer than this file. Download a new one on the licence’s page and copy it to the server before that day.',
  },
  afterPayment: {
    offline:
      'The next period is not paid yet, so new files would not last longer. Once the invoice is paid, create new ones on the licence’s page and copy them to the servers.',
    usb: 'The next period is not paid yet, so a new file would not last longer. Once the invoice is paid, download a new one on the licence’s page and copy it to the server.',
  },
  toLicence: 'Open the licence',
  toInvoice: 'Open the invoice',
}

const ru: FileTexts = {
  day: texts.ru.day,
  subject: ({ name, day }) => `${name}: файл активации истекает ${day}`,
  heading: {
    offline: ({ day }) => `Без нового файла сервер остановится ${day}`,
    usb: ({ day }) => `Без нового файла сервер с донглом остановится ${day}`,
  },
  line: (hostname, day) => `${hostname}: до ${day}`,
  now: {
    offline:
      'Лицензия действует дольше, чем эти файлы. Выдайте новые на странице лицензии и перенесите их на серверы до этого дня.',
    usb: 'Лицензия действует дольше, чем этот файл. Скачайте новый на странице лицензии и перенесите его на сервер до этого дня.',
  },
  afterPayment: {
    offline:
      'Следующий период ещё не оплачен, поэтому новые файлы не проработали бы дольше. После оплаты счёта выдайте их на странице лицензии и перенесите на серверы.',
    usb: 'Следующий период ещё не оплачен, поэтому новый файл не проработал бы дольше. После оплаты счёта скачайте его на странице лицензии и перенесите на сервер.',
  },
  toLicence: 'Открыть лицензию',
  toInvoice: 'Открыть счёт',
}

export const fileTexts: Readonly<Record<Locale, FileTexts>> = { en, ru }
