import type { BillingTexts } from './en.ts'

export const ru: BillingTexts = {
  issued: 'Счёт выставлен',
  ordered: 'Заказ оформлен',
  cancelled: 'Отменён до оплаты',
  credited: (number) => `Выписана кредит-нота ${number}`,
  newCard: 'новой картой',
  attemptFailed: (card, reason) => `Оплата ${card} отклонена: ${reason}`,
  attemptWaits: (card) => `Оплата ${card} ждёт подтверждения банка`,
  attemptOpen: (card) => `Оплата ${card} проверяется`,
  paid: (card) => `Оплачено ${card}`,
  paidOtherwise: 'Оплачено',
  declines: {
    generic_decline: 'банк не назвал причину',
    insufficient_funds: 'на карте недостаточно средств',
    expired_card: 'срок действия карты истёк',
    incorrect_cvc: 'неверный код безопасности',
    incorrect_number: 'неверный номер карты',
    lost_or_stolen_card: 'карта заблокирована банком',
    card_not_supported: 'картой нельзя оплатить этот счёт',
    limit_exceeded: 'лимит карты исчерпан',
    authentication_failed: 'банк не смог подтвердить, что это вы',
    authentication_expired: 'не подтверждено вовремя',
    processing_error: 'ошибка на стороне банка',
    invalid_card: 'карту не удалось использовать',
    abandoned: 'попытка прервана',
  },
  receipt: {
    subject: (number) => `Квитанция по счёту ${number}`,
    heading: (amount) => `Получено ${amount}, спасибо`,
    body: (description, number) => `${description}. Счёт ${number} оплачен, больше ничего делать не нужно.`,
    action: 'Открыть счёт',
    footer: (brand) => `Вы получили это письмо как клиент ${brand}.`,
  },
  refund: {
    subject: (number) => `Возврат по счёту ${number}`,
    heading: (amount) => `Возвращаем вам ${amount}`,
    body: (number) =>
      `Эта сумма по счёту ${number} отправлена обратно тем же способом, которым была оплачена. Банк зачисляет её до десяти дней.`,
    action: 'Открыть счёт',
  },
  cardEnds: {
    subject: (lastFour) => `Скоро истекает срок карты •••• ${lastFour}`,
    heading: (lastFour, date) => `Карта •••• ${lastFour} действует до ${date}`,
    body: 'С этой карты продлеваются ваши лицензии. Добавьте другую карту и сделайте её основной, чтобы они работали без перерыва.',
    action: 'Открыть способы оплаты',
  },
}
