import type { BillingTexts } from './en.ts'

export const ru: BillingTexts = {
  issued: 'Счёт выставлен',
  ordered: 'Заказ оформлен',
  cancelled: 'Отменён до оплаты',
  startedLate: (from, till) =>
    `Оплаченный период начался в день оплаты, так как лицензия была остановлена: ${from} – ${till}.`,
  surplusReturned: (amount) => `Лишний платёж на ${amount} возвращается тем же способом`,
  credited: (number) => `Выписана кредит-нота ${number}`,
  disputed: {
    opened: 'Банк оспаривает платёж',
    won: 'Банк оставил платёж в силе',
    lost: 'Банк вернул платёж себе',
  },
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
  surplus: {
    subject: 'Возвращаем вам лишний платёж',
    body: (number) =>
      `Когда этот платёж поступил, ${number === '' ? 'платить было не за что' : `по счёту ${number} платить было уже не за что`}. Деньги отправлены обратно тем же способом; банк зачисляет их до десяти дней.`,
  },
  refund: {
    subject: (number) => `Возврат по счёту ${number}`,
    heading: (amount) => `Возвращаем вам ${amount}`,
    body: (number) =>
      `Эта сумма по счёту ${number} отправлена обратно тем же способом, которым была оплачена. Банк зачисляет её до десяти дней.`,
    note: (number) => `Для бухгалтерии выписана кредит-нота ${number}: она на странице счёта.`,
    elsewhere: 'Возвращено платёжной системой',
    byBank: 'Списано банком обратно',
    action: 'Открыть счёт',
  },
  disputeLost: {
    subject: (number) => `Платёж по счёту ${number} отозван`,
    heading: (amount) => `Ваш банк отозвал ${amount}`,
    body: (number) =>
      `Платёж по счёту ${number} оспорили в банке, и банк забрал деньги обратно. То, что было им оплачено, заблокировано, пока вопрос не решён: напишите нам.`,
    action: 'Открыть счёт',
  },
  staff: {
    dispute: {
      opened: {
        subject: (number) => `Спор: счёт ${number}`,
        body: (amount, reference) =>
          `Банк плательщика оспаривает ${amount} (${reference}). Ответьте платёжной системе с доказательствами до её срока. До решения вернуть деньги нельзя; лицензия работает.`,
      },
      won: {
        subject: (number) => `Спор выигран: счёт ${number}`,
        body: (amount, reference) => `${amount} остаются у вас (${reference}). Делать ничего не нужно.`,
      },
      lost: {
        subject: (number) => `Спор проигран: счёт ${number}`,
        body: (amount, reference) =>
          `Банк забрал ${amount} (${reference}). Выписана кредит-нота, лицензия заблокирована; разблокируйте её, если договоритесь с клиентом об оплате.`,
      },
    },
    refundRefused: {
      subject: (number) =>
        number === null ? 'В возврате отказано: проверка карты' : `В возврате отказано: счёт ${number}`,
      body: (amount, gateway, reason) =>
        `${gateway} не возвращает ${amount}: ${reason}. Клиент об этом не знает. Проверьте платёж в платёжной системе и верните деньги ещё раз или другим способом.`,
    },
    footer: (brand) => `Отправлено сотрудникам ${brand}, которые занимаются платежами.`,
  },
  cardEnds: {
    subject: (lastFour) => `Скоро истекает срок карты •••• ${lastFour}`,
    heading: (lastFour, date) => `Карта •••• ${lastFour} действует до ${date}`,
    body: 'С этой карты продлеваются ваши лицензии. Добавьте другую карту и сделайте её основной, чтобы они работали без перерыва.',
    action: 'Открыть способы оплаты',
  },
}
