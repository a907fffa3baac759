import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** What documents and the letters about them say besides their tables. */
export interface DocumentTexts {
  /** The days that are paid for. */
  readonly covers: (from: string, till: string) => string
  /** The period of a purchase that is not paid yet. */
  readonly begins: Readonly<Record<Exclude<BillingPeriod, 'one_time'>, string>>
  /** On the cancelled invoice. */
  readonly replacedBy: (number: string) => string
  /** In place of a card whose brand is not known. */
  readonly card: string
  readonly bankTransfer: (day: string, reference: string) => string
  /** The tax in the currency of the seller's country. */
  readonly taxIn: (tax: {
    readonly currency: string
    readonly amount: string
    readonly rate: string
    readonly source: string
    readonly day: string
  }) => string
  readonly reissued: {
    readonly subject: (number: string, old: string) => string
    readonly heading: (number: string, old: string) => string
    readonly body: (buyer: string, old: string) => string
    /** `due` is null for an order without a day. */
    readonly pay: (number: string, amount: string, due: string | null) => string
    /** A saved card is charged for it by itself. */
    readonly charged: (number: string, amount: string, day: string) => string
    readonly action: string
  }
  /** To the vendor's own people. */
  readonly rateMissing: {
    readonly subject: (number: string) => string
    readonly body: (taxCurrency: string, currency: string, day: string) => string
  }
}

const en: DocumentTexts = {
  covers: (from, till) => `Period paid for: ${from}\u00a0– ${till}.`,
  begins: {
    monthly: 'Period: one month from the day of payment.',
    quarterly: 'Period: three months from the day of payment.',
    semiannually: 'Period: six months from the day of payment.',
    annually: 'Period: twelve months from the day of payment.',
    daily: 'Period: one day, that of the payment.',
    hourly: 'Period: one day, that of the payment.',
  },
  replacedBy: (number) => `Invoice ${number} was issued in its place.`,
  card: 'Card',
  bankTransfer: (day, reference) => `Bank transfer of ${day}, ${reference}`,
  taxIn: ({ currency, amount, rate, source, day }) => `VAT in ${currency}: ${amount}, at ${rate} (${source}, ${day}).`,
  reissued: {
    subject: (number, old) => `Invoice ${number} replaces ${old}`,
    heading: (number, old) => `Invoice ${number} replaces ${old}`,
    body: (buyer, old) =>
      `The invoice was issued again to ${buyer}, with the present billing details. Invoice ${old} is cancelled: please do not pay it any more.`,
    pay: (number, amount, due) =>
      `Invoice ${number} comes to ${amount}${due === null ? '.' : ` and is due on ${due}.`}`,
    charged: (number, amount, day) =>
      `Invoice ${number} comes to ${amount}. We will charge your saved card on ${day}; there is nothing left to do.`,
    action: 'Open the invoice',
  },
  rateMissing: {
    subject: (number) => `Without VAT in the tax currency: invoice ${number}`,
    body: (taxCurrency, currency, day) =>
      `The rates file has no rate from ${currency} to ${taxCurrency} for ${day} or shortly before, so the invoice does not state its VAT in ${taxCurrency}. Add the rate to the file. If nobody has paid the invoice yet, cancel it and issue it anew.`,
  },
}

const ru: DocumentTexts = {
  covers: (from, till) => `Оплаченный период: ${from}\u00a0– ${till}.`,
  begins: {
    monthly: 'Период: один месяц со дня оплаты.',
    quarterly: 'Период: три месяца со дня оплаты.',
    semiannually: 'Период: шесть месяцев со дня оплаты.',
    annually: 'Период: двенадцать месяцев со дня оплаты.',
    daily: 'Период: один день, день оплаты.',
    hourly: 'Период: один день, день оплаты.',
  },
  replacedBy: (number) => `Вместо него выставлен счёт ${number}.`,
  card: 'Карта',
  bankTransfer: (day, reference) => `Банковский перевод от ${day}, ${reference}`,
  taxIn: ({ currency, amount, rate, source, day }) =>
    `НДС в ${currency}: ${amount} по курсу ${rate} (${source}, ${day}).`,
  reissued: {
    subject: (number, old) => `Счёт ${number} вместо ${old}`,
    heading: (number, old) => `Счёт ${number} вместо ${old}`,
    body: (buyer, old) =>
      `Счёт выставлен заново с текущими реквизитами, покупатель: ${buyer}. Счёт ${old} отменён, не оплачивайте его.`,
    pay: (number, amount, due) => `Сумма счёта ${number}: ${amount}${due === null ? '.' : `, оплатить до ${due}.`}`,
    charged: (number, amount, day) =>
      `Сумма счёта ${number}: ${amount}. Она спишется с сохранённой карты ${day}, делать ничего не нужно.`,
    action: 'Открыть счёт',
  },
  rateMissing: {
    subject: (number) => `Без НДС в налоговой валюте: счёт ${number}`,
    body: (taxCurrency, currency, day) =>
      `В файле курсов нет курса ${currency} к ${taxCurrency} на ${day} или незадолго до этого, поэтому НДС в ${taxCurrency} в счёте не указан. Добавьте курс в файл. Если счёт ещё не оплачен, отмените его и выставьте заново.`,
  },
}

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = { en, ru }
