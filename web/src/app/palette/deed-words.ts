import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { PageName } from '../page-names.ts'

type PageWords = Readonly<Partial<Record<PageName, string>>>

const enPages: PageWords = {
  invoices: 'bills receipts documents',
  payments: 'paid history receipts refunds',
  payment_methods: 'cards saved card visa mastercard',
  purchase: 'buy order key subscription',
  new_ticket: 'ask question help contact problem report',
}

const ruPages: PageWords = {
  invoices: 'чеки квитанции документы',
  payments: 'оплаты история чеки квитанции возвраты',
  payment_methods: 'карты карта сохранённые виза мастеркард мир',
  purchase: 'покупка заказать приобрести ключ подписка',
  new_ticket: 'тикет вопрос помощь проблема написать поддержка',
}

const en = {
  pay: (number: string) => `Pay invoice ${number}`,
  invite: 'Invite to the company',
  tickets: 'Tickets',
  pages: enPages,
  synonyms: {
    pay: 'payment settle bill card',
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
  pages: ruPages,
  synonyms: {
    pay: 'платёж заплатить оплата карта',
    invite: 'коллега сотрудник приглашение добавить участник доступ',
    log_out: 'выход разлогиниться покинуть',
    theme: 'сменить тему оформление цвета ночная',
    language: 'сменить язык english language русский',
  },
}

/**
 * Names and synonyms of tasks and tickets that only the search uses. They stand beside it, so that the first page does
 * not load them.
 */
export const deedWords: Readonly<Record<Locale, typeof en>> = { en, ru }
