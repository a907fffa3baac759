/**
 * The texts of the fields, and Stripe's error messages in the user's language. A code that is missing here keeps the
 * server's message.
 */
export const texts = {
  en: {
    labels: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code' },
    placeholders: { number: '1234 1234 1234 1234', expiry: 'MM / YY', cvc: 'CVC' },
    challenge: 'Confirm with your bank',
    close: 'Cancel the payment',
    offline: 'Stripe cannot be reached. Check the connection and try again.',
    errors: {
      incomplete_number: 'The card number is not complete.',
      invalid_number: 'The card number is not valid.',
      incorrect_number: 'The card number is not correct.',
      incomplete_expiry: 'The expiry date is not complete.',
      invalid_expiry_month: 'The month of the expiry date is not valid.',
      invalid_expiry_month_past: 'The expiry date is in the past.',
      invalid_expiry_year: 'The year of the expiry date is not valid.',
      invalid_expiry_year_past: 'The year of the expiry date is in the past.',
      incomplete_cvc: 'The security code is not complete.',
      invalid_cvc: 'The security code is not valid.',
    },
  },
  ru: {
    labels: { number: 'Номер карты', expiry: 'Срок действия', cvc: 'Код безопасности' },
    placeholders: { number: '1234 1234 1234 1234', expiry: 'ММ / ГГ', cvc: 'CVC' },
    challenge: 'Подтверждение в банке',
    close: 'Отменить платёж',
    offline: 'Stripe недоступен. Проверьте соединение и попробуйте ещё раз.',
    errors: {
      incomplete_number: 'Номер карты введён не полностью.',
      invalid_number: 'Такого номера карты не бывает.',
      incorrect_number: 'Номер карты неверен.',
      incomplete_expiry: 'Срок действия введён не полностью.',
      invalid_expiry_month: 'Месяц в сроке действия неверен.',
      invalid_expiry_month_past: 'Срок действия карты истёк.',
      invalid_expiry_year: 'Год в сроке действия неверен.',
      invalid_expiry_year_past: 'Год в сроке действия уже прошёл.',
      incomplete_cvc: 'Код безопасности введён не полностью.',
      invalid_cvc: 'Код безопасности неверен.',
      card_declined: 'Карта отклонена.',
      insufficient_funds: 'На карте недостаточно средств.',
      test_mode_live_card: 'Карта отклонена: здесь работают только тестовые карты.',
      expired_card: 'Срок действия карты истёк.',
      incorrect_cvc: 'Код безопасности неверен.',
      processing_error: 'Банк не смог обработать карту. Попробуйте немного позже.',
      authentication_required: 'Карта отклонена: требуется подтверждение в банке.',
      payment_intent_authentication_failure: 'Банк не подтвердил платёж. Выберите другую карту или попробуйте ещё раз.',
      setup_intent_authentication_failure: 'Банк не подтвердил карту. Выберите другую карту или попробуйте ещё раз.',
    },
  },
}

/** The texts for a locale such as `ru-RU` or `auto`, by default English. */
export const textsFor = (locale = 'auto') => {
  const wanted = locale === 'auto' ? navigator.language : locale
  return texts[wanted.slice(0, 2)] ?? texts.en
}
