import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

interface DialogWords {
  readonly reference: {
    readonly title: (number: string) => string
    readonly hint: string
    readonly save: string
  }
  readonly reissue: {
    readonly title: (number: string) => string
    readonly text: string
    readonly names: Readonly<Record<'address' | 'tax_id' | 'tax', string>>
  }
}

/** Texts of dialogs that load when they are opened: with those of the page, every visit would pay for them. */
export const dialogWords: Readonly<Record<Locale, DialogWords>> = {
  en: {
    reference: {
      title: (number) => `Purchase order number of ${number}`,
      hint: 'Printed on this invoice and later ones for the same licence. Empty for none.',
      save: 'Save',
    },
    reissue: {
      title: (number) => `Issue invoice ${number} again?`,
      text: 'It is cancelled, and another one with a new number takes its place:',
      names: { address: 'Address', tax_id: 'Tax number', tax: 'VAT' },
    },
  },
  ru: {
    reference: {
      title: (number) => `Номер заказа покупателя в счёте ${number}`,
      hint: 'Печатается в этом счёте и в следующих по той же лицензии. Если пусто — не печатается.',
      save: 'Сохранить',
    },
    reissue: {
      title: (number) => `Выставить счёт ${number} заново?`,
      text: 'Этот счёт отменится, вместо него появится другой, с новым номером:',
      names: { address: 'Адрес', tax_id: 'Налоговый номер', tax: 'НДС' },
    },
  },
}
