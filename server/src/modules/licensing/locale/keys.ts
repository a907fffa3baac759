import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { texts } from './texts.ts'

/** The letter about a replaced key. It never contains a key. */
export interface KeyTexts {
  readonly day: (day: string) => string
  readonly subject: (name: string) => string
  readonly heading: (humanId: string) => string
  readonly why: (reason: string) => string
  readonly atOnce: string
  readonly kept: (day: string, time: string) => string
  readonly notYou: string
  readonly action: string
}

export const keyTexts: Readonly<Record<Locale, KeyTexts>> = {
  en: {
    day: texts.en.day,
    subject: (name) => `The key of ${name} was replaced`,
    heading: (humanId) => `${humanId} has a new key`,
    why: (reason) => `Reason: ${reason}`,
    atOnce:
      'The former key no longer works: servers with it run on their last lease, for seven days at most. Put the new key into their settings before then.',
    kept: (day, time) =>
      `The former key works until ${day}, ${time} UTC; after that, servers with it run on their last lease, for seven days at most. Put the new key into their settings before then.`,
    notYou: 'If you know nothing of this, contact support.',
    action: 'Open the licence',
  },
  ru: {
    day: texts.ru.day,
    subject: (name) => `${name}: ключ заменён`,
    heading: (humanId) => `У лицензии ${humanId} новый ключ`,
    why: (reason) => `Причина: ${reason}`,
    atOnce:
      'Прежний ключ больше не действует: серверы с ним доработают по выданному праву, не дольше семи дней. До этого впишите новый ключ в их настройки.',
    kept: (day, time) =>
      `Прежний ключ действует до ${day}, ${time} UTC; потом серверы с ним доработают по выданному праву, не дольше семи дней. До этого впишите новый ключ в их настройки.`,
    notYou: 'Если вы об этом ничего не знаете, напишите в поддержку.',
    action: 'Открыть лицензию',
  },
}
