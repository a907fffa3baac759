import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

const en = {
  title: { invoice: 'Invoice', receipt: 'Receipt' },
  buyer: 'Billed to',
  seller: 'From',
  tax_id: 'Tax ID',
  issued: 'Issued',
  due: 'Due',
  paid: 'Paid',
  amount_due: 'Amount due',
  amount_due_by: 'Amount due by {day}',
  amount_paid_on: 'Paid on {day}',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  tax: 'VAT {percent} %',
  total: 'Total',
  bank_transfer: 'Bank transfer details',
  account_holder: 'Account holder',
  bank: 'Bank',
  iban: 'IBAN',
  bic: 'BIC',
  payment_reference: 'Payment reference',
  page: 'Page {page} of {pages}',
}

export type InvoiceTexts = typeof en

const ru: InvoiceTexts = {
  title: { invoice: 'Счёт', receipt: 'Квитанция' },
  buyer: 'Покупатель',
  seller: 'Поставщик',
  tax_id: 'Налоговый номер',
  issued: 'Дата',
  due: 'Срок оплаты',
  paid: 'Оплачено',
  amount_due: 'К оплате',
  amount_due_by: 'К оплате до {day}',
  amount_paid_on: 'Оплачено {day}',
  description: 'Наименование',
  quantity: 'Количество',
  price: 'Цена',
  amount: 'Сумма',
  subtotal: 'Сумма без НДС',
  tax: 'НДС {percent} %',
  total: 'Итого',
  bank_transfer: 'Реквизиты для перевода',
  account_holder: 'Получатель',
  bank: 'Банк',
  iban: 'IBAN',
  bic: 'BIC (SWIFT)',
  payment_reference: 'Назначение платежа',
  page: 'Страница {page} из {pages}',
}

export const invoiceTexts: Readonly<Record<Locale, InvoiceTexts>> = { en, ru }
