import type { BillingTexts } from './en.ts'

const goesBack = 'Деньги вернутся сами. Делать ничего не нужно, если не придёт письмо о том, что в возврате отказано.'

export const ru: BillingTexts = {
  issued: 'Счёт выставлен',
  ordered: 'Заказ оформлен',
  cancelled: 'Отменён до оплаты',
  startedLate: (from, till) =>
    `Оплаченный период начался в день оплаты, так как лицензия была остановлена: ${from} – ${till}.`,
  surplusReturning: (amount) => `Лишний платёж на ${amount} возвращается тем же способом`,
  surplusReturned: (amount) => `Лишний платёж на ${amount} возвращён тем же способом`,
  credited: (number) => `Выписана кредит-нота ${number}`,
  disputed: {
    opened: 'Банк оспаривает платёж',
    won: 'Банк оставил платёж в силе',
    lost: 'Банк вернул платёж себе',
  },
  newCard: 'новой картой',
  throughProvider: (provider) => `через ${provider}`,
  attemptFailed: (means, reason) => `Оплата ${means} отклонена: ${reason}`,
  attemptWaits: (means) => `Оплата ${means} ждёт подтверждения банка`,
  attemptOpen: (means) => `Оплата ${means} проверяется`,
  paid: (means) => `Оплачено ${means}`,
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
    bySeller: 'Возвращено продавцом',
    elsewhere: 'Возвращено платёжной системой',
    byBank: 'Списано банком обратно',
    action: 'Открыть счёт',
  },
  disputeLost: {
    subject: (number) => `Платёж по счёту ${number} отозван`,
    heading: (amount) => `Ваш банк отозвал ${amount}`,
    body: (number) => `Платёж по счёту ${number} оспорили в банке, и банк забрал деньги обратно.`,
    stopped: 'Оплаченная им лицензия не работает, пока вопрос не решён: напишите нам.',
    contact: 'Напишите нам, чтобы решить этот вопрос.',
    action: 'Открыть счёт',
  },
  staff: {
    dispute: {
      asked: {
        subject: (number) => `Вопрос банка: счёт ${number}`,
        body: (amount, reference) =>
          `Банк плательщика спрашивает о платеже на ${amount} (${reference}). Деньги пока не списаны. Ответьте в платёжной системе или верните платёж: тогда до спора не дойдёт.`,
      },
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
        body: (amount, reference) => `Банк забрал ${amount} (${reference}).`,
      },
    },
    disputeLost: {
      credited: (number) => `Выписана кредит-нота ${number}.`,
      blocked:
        'Лицензия заблокирована, если не была прекращена раньше; разблокируйте её, если договоритесь с клиентом об оплате.',
    },
    moneyOf: {
      verification: 'проверка карты',
      surplus: 'списание, которое ничего не продлило',
      invoice: (number) => `счёт ${number}`,
    },
    refundRefused: {
      subject: (money) => `В возврате отказано: ${money}`,
      body: (amount, gateway, reason) =>
        `${gateway} не возвращает ${amount}: ${reason}. Клиент об этом не знает. Проверьте платёж в платёжной системе и верните деньги ещё раз или другим способом.`,
    },
    refundCameBack: {
      subject: (money) => `Возврат не дошёл: ${money}`,
      body: (amount, gateway, reason) =>
        `${gateway} не удалось перечислить возврат ${amount}: ${reason}. Кредит-нота остаётся в силе, клиенту сообщили, что деньги отправлены. Верните их другим способом.`,
    },
    blockedYetCharged: {
      subject: (gateway, licence) => `Лицензия ${licence} заблокирована, но ${gateway} списывает за неё деньги`,
      body: (gateway, reference) =>
        `Блокировка лицензии не отменяет подписку (${reference}): ${gateway} списывает деньги с клиента период за периодом. Разблокируйте лицензию или остановите её продление в консоли: тогда подписка в ${gateway} завершится.`,
    },
    chargedInVain: {
      subject: (gateway) => `${gateway}: ненужное списание за продление`,
      body: (gateway, transaction, amount) =>
        `Платёж ${transaction} на ${amount} ничего не продлевает: подписка завершена или лицензия больше не принадлежит клиенту. Деньги возвращаются автоматически. Проверьте в ${gateway}, что подписка больше не действует.`,
    },
    agreementGoesOn: {
      subject: (gateway, reference) => `Подписка ${reference} в ${gateway} не отменена`,
      body: (gateway) =>
        `Её нужно было отменить, но ${gateway} этого не сделал и может списывать деньги с клиента дальше. Отмените её в ${gateway}.`,
    },
    questioned: {
      subject: (number) => `Проверьте платёж: счёт ${number}`,
      body: (gateway, why) => `${gateway}: ${why}.`,
      why: {
        other_sum: 'списана не та сумма, которую мы запросили',
        other_account: 'указан не тот аккаунт, который платил',
        paid_already: 'списана оплата счёта, который уже оплачен',
        given_up: 'списана оплата счёта, который был отменён',
        other_refund: 'возвращена не та сумма, которая была оплачена',
      },
      whatNow: {
        other_sum:
          'Платёж не учтён, счёт остаётся неоплаченным. Проверьте платёж в платёжной системе: верните его или отметьте оплату в счёте.',
        other_account:
          'Платёж не учтён, счёт остаётся неоплаченным. Проверьте платёж в платёжной системе: верните его или отметьте оплату в нужном счёте.',
        paid_already: goesBack,
        given_up: goesBack,
        other_refund:
          'В кредит-ноты вошло не больше, чем оставалось от платежа. Сверьте платёж в платёжной системе со счётом.',
      },
    },
    booksDiffer: {
      subject: (gateway, count) => `Расхождения с ${gateway}: ${count}`,
      body: 'Данные платёжной системы расходятся с нашими. Разберите каждое расхождение на странице «Сегодня» и отметьте, чем оно закончилось.',
      line: (transaction, ours, theirs) => `${transaction}: у нас ${ours}, у них ${theirs}`,
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
