import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

export interface Answer {
  readonly question: string
  readonly answer: string
  /** Word prefixes that trigger the answer. */
  readonly words: readonly string[]
  /** The page in the portal where it is done. */
  readonly to?: '/licenses' | '/unpaid-invoices' | '/invoices' | '/payment-methods' | '/profile'
}

const en: readonly Answer[] = [
  {
    question: 'Where is my licence key?',
    answer: 'Under “Licence keys”: open the licence and copy the key from its header.',
    words: ['key', 'licen', 'copy', 'find'],
    to: '/licenses',
  },
  {
    question: 'My server has no internet. How do I activate it?',
    answer:
      'Open the licence and use the activation file: upload the request that the server wrote, save the answer on the server.',
    words: ['offline', 'activat', 'internet', 'request', 'file'],
    to: '/licenses',
  },
  {
    question: 'How do I move a licence to another server?',
    answer:
      'Release the old server on the licence’s page, three times in 30 days at most. The new one takes its place by itself.',
    words: ['move', 'migrat', 'releas', 'replac', 'server', 'limit'],
    to: '/licenses',
  },
  {
    question: 'My card was declined',
    answer:
      'The invoice says why. Try again near your phone, since many banks ask for a confirmation, or use another card.',
    words: ['card', 'declin', 'refus', 'payment', 'pay', 'bank'],
    to: '/unpaid-invoices',
  },
  {
    question: 'Where is the invoice as a PDF?',
    answer: 'Each invoice under “Billing” has its document, paid or not.',
    words: ['invoice', 'pdf', 'receipt', 'document', 'bill'],
    to: '/invoices',
  },
  {
    question: 'Change the address on invoices',
    answer: 'Name, address and tax number of the next invoices are on your profile. Issued invoices stay as they are.',
    words: ['address', 'tax', 'vat', 'company', 'name'],
    to: '/profile',
  },
]

const ru: readonly Answer[] = [
  {
    question: 'Где ключ моей лицензии?',
    answer: 'В разделе «Лицензии»: откройте лицензию и скопируйте ключ из её заголовка.',
    words: ['ключ', 'лиценз', 'найти', 'скопир'],
    to: '/licenses',
  },
  {
    question: 'У сервера нет интернета. Как его активировать?',
    answer:
      'На странице лицензии есть файл активации: загрузите запрос, который создал сервер, и сохраните ответ на сервере.',
    words: ['офлайн', 'актив', 'интернет', 'запрос', 'файл'],
    to: '/licenses',
  },
  {
    question: 'Как перенести лицензию на другой сервер?',
    answer: 'Отвяжите старый сервер на странице лицензии: до трёх раз за 30 дней. Новый займёт место сам.',
    words: ['перен', 'освобод', 'отвяз', 'замен', 'сервер', 'лимит'],
    to: '/licenses',
  },
  {
    question: 'Карта отклонена',
    answer:
      'Причина указана в счёте. Повторите оплату с телефоном под рукой: многие банки просят подтверждение. Или выберите другую карту.',
    words: ['карт', 'отклон', 'оплат', 'платёж', 'платеж', 'банк'],
    to: '/unpaid-invoices',
  },
  {
    question: 'Где счёт в PDF?',
    answer: 'У каждого счёта в разделе «Счета и оплата» есть документ, оплачен он или нет.',
    words: ['счёт', 'счет', 'pdf', 'чек', 'квитанц', 'документ'],
    to: '/invoices',
  },
  {
    question: 'Сменить адрес в счетах',
    answer: 'Название, адрес и налоговый номер для следующих счетов указаны в профиле. Выставленные счета не меняются.',
    words: ['адрес', 'инн', 'ндс', 'компан', 'назван', 'реквизит'],
    to: '/profile',
  },
]

const answers: Readonly<Record<Locale, readonly Answer[]>> = { en, ru }
const most = 3

const billingPages: readonly Answer['to'][] = ['/unpaid-invoices', '/invoices', '/payment-methods']

/** The answers whose words match the title so far, best match first. None leads to billing where the brand has no billing. */
export const answersTo = (title: string, locale: Locale, hasBilling: boolean): readonly Answer[] => {
  const said = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
  return answers[locale]
    .filter(({ to }) => hasBilling || !billingPages.includes(to))
    .map((answer) => ({
      answer,
      hits: said.filter((word) => answer.words.some((begin) => word.startsWith(begin))).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, most)
    .map(({ answer }) => answer)
}
