import type { ApprovalFacts, NewKeyFacts, OperatorTexts } from './en.ts'

const madeBy = ({ maker_name, parent_title }: NewKeyFacts): string => {
  if (maker_name !== null) return `Ключ создан сотрудником: ${maker_name}.`
  return parent_title === null ? 'Ключ создан в консоли под вашим именем.' : `Создан с помощью ключа «${parent_title}».`
}

const deedOf = ({ action, number, sum }: ApprovalFacts): string =>
  action === 'refund' ? `возврат ${sum}, счёт ${number}` : `перевод на ${sum}, счёт ${number}`

const because = (reason: string | null): string[] => (reason === null ? [] : [`Указанная причина: ${reason}`])

export const ru: OperatorTexts = {
  approval_asked: (facts) => ({
    subject: `Нужно одобрение: ${deedOf(facts)}`,
    says: [
      facts.action === 'refund'
        ? `${facts.by} просит вернуть ${facts.sum} по счёту ${facts.number}. Нужно одобрение второго сотрудника.`
        : `${facts.by} просит отметить счёт ${facts.number} на ${facts.sum} как оплаченный банковским переводом. Нужно одобрение второго сотрудника.`,
      ...because(facts.reason),
      ...(facts.reference === null ? [] : [`Номер перевода: ${facts.reference}`]),
    ],
    action: 'Посмотреть запрос',
  }),
  approval_given: (facts) => ({
    subject: `Одобрено: ${deedOf(facts)}`,
    says: [`Ваш запрос одобрен. Решение: ${facts.by}.`, ...because(facts.reason)],
    action: 'Открыть счёт',
  }),
  approval_refused: (facts) => ({
    subject: `Отклонено: ${deedOf(facts)}`,
    says: [`Ваш запрос отклонён, ничего не изменилось. Решение: ${facts.by}.`, ...because(facts.reason)],
    action: 'Открыть счёт',
  }),
  letters: {
    password_changed: (brand) => ({
      subject: `Пароль для консоли ${brand} изменён`,
      heading: 'Пароль изменён',
      says: 'Остальные ваши сеансы завершены. Войдите там с новым паролем.',
    }),
    new_device: (brand) => ({
      subject: `Новый вход в консоль ${brand}`,
      heading: 'Вход с нового устройства',
      says: 'В консоль вошли под вашим именем с устройства или из места, которых мы раньше не видели.',
      notYou:
        'Если это были не вы, сразу смените пароль в консоли: остальные сеансы завершатся. Ключи останутся: отзовите в разделе «Ключи API» те, которых не знаете. Если не получается, попросите коллегу заблокировать вас.',
    }),
    second_factor_on: (brand) => ({
      subject: `Двухэтапный вход в консоль ${brand} включён`,
      heading: 'Двухэтапный вход включён',
      says: 'Теперь при входе в консоль нужен код из приложения. Остальные ваши сеансы завершены. Храните запасные коды там, где найдёте их без телефона.',
    }),
    second_factor_off: (brand) => ({
      subject: `Двухэтапный вход в консоль ${brand} выключен`,
      heading: 'Двухэтапный вход выключен',
      says: 'Теперь для входа в консоль достаточно пароля.',
    }),
    second_factor_reset: (brand) => ({
      subject: `Коллега выключил вам двухэтапный вход в консоль ${brand}`,
      heading: 'Коллега выключил вам двухэтапный вход',
      says: 'Все ваши сеансы завершены, запасные коды больше не действуют, для входа в консоль достаточно пароля. Настройте двухэтапный вход заново, как только сможете.',
    }),
    backup_codes_renewed: (brand) => ({
      subject: `Созданы новые запасные коды для консоли ${brand}`,
      heading: 'Созданы новые запасные коды',
      says: 'Прежние больше не работают. Храните новые там, где найдёте их без телефона.',
    }),
  },
  key_made: (brand, key) => ({
    subject: `Новый ключ API для консоли ${brand}`,
    heading: 'Создан ключ API на ваше имя',
    says: `С ключом «${key.title}» программы теперь могут действовать от вашего имени.`,
    facts: [`Открывает: ${key.scopes === null ? 'всё, что открывает ваша роль' : key.scopes.join(', ')}.`, madeBy(key)],
    notYou:
      'Если вы не знаете об этом ключе, сразу отзовите его в консоли в разделе «Ключи API» и смените пароль. Если не получается, попросите коллегу заблокировать вас.',
    action: 'Проверить ключи',
  }),
  circumstances: (device, ip, at) => `${device === '' ? 'Неизвестное устройство' : device}, адрес ${ip}, ${at}.`,
  notYou: 'Если вы об этом не знаете, сразу попросите коллегу заблокировать вас в консоли.',
  action: 'Открыть безопасность',
  footer: (brand) => `Вы получили это письмо, потому что работаете в консоли ${brand}.`,
}
