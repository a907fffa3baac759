import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

const en = {
  pay: (number: string) => `Pay invoice ${number}`,
  invite: 'Invite to the company',
  tickets: 'Tickets',
  synonyms: {
    pay: 'payment settle bill card',
    purchase: 'buy order key subscription',
    new_ticket: 'ask question help contact problem report',
    invite: 'colleague member team add user share access',
    log_out: 'sign out exit leave quit',
    theme: 'change theme mode colours appearance night',
    language: 'change language english русский язык',
  },
}

const ru: typeof en = {
  pay: (number) => `Оплатить счёт ${number}`,
  invite: 'Пригласить в компанию',
  tickets: 'Обращения',
  synonyms: {
    pay: 'платёж заплатить оплата карта',
    purchase: 'покупка заказать приобрести ключ подписка',
    new_ticket: 'тикет вопрос помощь проблема написать поддержка',
    invite: 'коллега сотрудник приглашение добавить участник доступ',
    log_out: 'выход разлогиниться покинуть',
    theme: 'сменить тему оформление цвета ночная',
    language: 'сменить язык english language русский',
  },
}

/** What the search alone says of deeds and tickets, and what else they are called. Beside it, so that the first page does not carry it. */
export const deedWords: Readonly<Record<Locale, typeof en>> = { en, ru }
