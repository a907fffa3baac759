import { formatMoney } from '../platform/locale/format.ts'
import { escapeHtml, page } from './page.ts'
import { moneyOfSale, type Sale } from './sales.ts'

export type PayLocale = 'en' | 'ru'

const texts = {
  en: {
    title: (service: string) => `Pay through ${service}`,
    number: 'Card number',
    expires: 'Expires',
    code: 'Security code',
    pay: (amount: string) => `Pay ${amount}`,
    subscribe: (amount: string) => `Agree to ${amount} per period`,
    back: 'Back to the shop',
    close: 'Close',
    declined: 'The bank refused this card. Nothing was charged.',
    unknown: 'This is not a card of the sandbox. Use 4242 4242 4242 4242, or 4000 0566 5566 5556 to be refused.',
    refused: 'The shop does not want this payment any more.',
    confirm: 'Your bank asks whether it is you.',
    yes: 'Confirm',
    no: 'Refuse',
    done: 'Paid',
    sandbox: 'This is a sandbox: no bank is asked and no money moves.',
  },
  ru: {
    title: (service: string) => `Оплата через ${service}`,
    number: 'Номер карты',
    expires: 'Срок действия',
    code: 'Код безопасности',
    pay: (amount: string) => `Оплатить ${amount}`,
    subscribe: (amount: string) => `Согласиться на ${amount} за период`,
    back: 'Вернуться в магазин',
    close: 'Закрыть',
    declined: 'Банк отклонил карту. Деньги не списаны.',
    unknown: 'Это не карта песочницы. Возьмите 4242 4242 4242 4242 или 4000 0566 5566 5556, чтобы получить отказ.',
    refused: 'Магазин больше не ждёт этот платёж.',
    confirm: 'Банк спрашивает, вы ли это.',
    yes: 'Подтвердить',
    no: 'Отказать',
    done: 'Оплачено',
    sandbox: 'Это песочница: банк не участвует, деньги не списываются.',
  },
} as const

export type Problem = 'declined' | 'unknown' | 'refused'

interface FormPage {
  readonly service: string
  readonly locale: PayLocale
  readonly sale: Sale
  /** URLs relative to the page. */
  readonly action: string
  readonly style: string
  readonly back: { readonly label: 'back' | 'close'; readonly html: (label: string) => string }
  readonly problem?: Problem | undefined
  readonly recurring?: boolean
}

const field = (name: string, label: string, value: string, mode: string): string =>
  `<p><label>${label}<br><input name="${name}" value="${value}" inputmode="${mode}" autocomplete="off" required></label></p>`

/** A provider's card form, prefilled with a card that works. */
export const payFormPage = ({
  service,
  locale,
  sale,
  action,
  style,
  back,
  problem,
  recurring = false,
}: FormPage): string => {
  const say = texts[locale]
  const amount = formatMoney(moneyOfSale(sale), locale)
  return page({
    title: say.title(service),
    style,
    lang: locale,
    main: `<h1>${escapeHtml(say.title(service))}</h1>
      <p>${escapeHtml(sale.facts['description'] ?? '')}</p>
      ${problem === undefined ? '' : `<p role="alert" data-outcome="${problem}">${say[problem]}</p>`}
      <form class="card" method="post" action="${escapeHtml(action)}">
        ${field('number', say.number, '4242 4242 4242 4242', 'numeric')}
        ${field('expires', say.expires, '12 / 34', 'text')}
        ${field('code', say.code, '123', 'numeric')}
        <button class="primary" name="step" value="pay">${escapeHtml(recurring ? say.subscribe(amount) : say.pay(amount))}</button>
        ${back.html(say[back.label])}
      </form>
      <p>${say.sandbox}</p>`,
  })
}

/** The bank's question inside a provider's window. */
export const confirmPage = ({ locale, action, style }: Pick<FormPage, 'locale' | 'action' | 'style'>): string => {
  const say = texts[locale]
  return page({
    title: say.confirm,
    style,
    lang: locale,
    main: `<h1>${say.confirm}</h1><p>${say.sandbox}</p>
      <form method="post" action="${escapeHtml(action)}">
        <button class="primary" name="step" value="confirm">${say.yes}</button>
        <button name="step" value="refuse">${say.no}</button>
      </form>`,
  })
}

export const donePage = ({ locale, style }: Pick<FormPage, 'locale' | 'style'>, transaction: string): string =>
  page({
    title: texts[locale].done,
    style,
    lang: locale,
    main: `<h1 data-outcome="success" data-transaction="${escapeHtml(transaction)}">${texts[locale].done}</h1>`,
  })
