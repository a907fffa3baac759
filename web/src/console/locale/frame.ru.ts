import type { Translation } from '../../lib/translation.ts'
import type { en } from './frame.en.ts'

export const ru: Translation<typeof en> = {
  areas: {
    brand: 'Бренд',
    terms: 'Условия',
    keys: 'Ключи API',
    audit: 'Журнал аудита',
    today: 'Сегодня',
    orders: 'Заказы',
    approvals: 'Согласования',
    payments: 'Платежи',
    licences: 'Лицензии',
    jobs: 'Задания',
    customers: 'Клиенты',
    tickets: 'Обращения',
  },
  roles: {
    viewer: 'Наблюдатель',
    support: 'Поддержка',
    billing: 'Расчёты',
    admin: 'Администратор',
  },
  shell: {
    operator: 'Консоль оператора',
    set_up: 'Настройка',
    no_access_title: 'Недоступно для вашей роли',
    no_access_text: 'Ваша роль — «{{role}}». Другую может назначить администратор.',
    nowhere_text: 'В консоли нет страницы с таким адресом.',
  },
  sign_in: {
    title: 'Вход в консоль',
    about: 'Для сотрудников {{brand}}.',
    expired: 'Сеанс завершён. Войдите, чтобы продолжить с того же места.',
    blocked: 'Учётная запись заблокирована. Обратитесь к администратору.',
    too_often: 'Слишком много попыток. Повторите через несколько минут.',
    customer: 'Вы клиент?',
    portal: 'Вход в личный кабинет',
  },
  find: {
    placeholder: 'Клиент, обращение, страница или действие',
    pages: 'Страницы',
    customers: 'Клиенты',
    tickets: 'Обращения',
    actions: 'Действия',
    orders: 'Заказы',
    licences: 'Лицензии',
  },
  keys: {
    rows: 'Следующая и предыдущая строка',
    reply: 'Ответить на обращение',
    assign: 'Взять обращение себе',
  },
  list: {
    of_customer: 'Показано только то, что принадлежит этому клиенту.',
    customer: 'Клиент',
    none_title: 'Ничего не найдено',
    none_text: 'Ничего в этом списке не подходит под поиск и фильтры.',
    clear: 'Сбросить фильтры',
  },
  reason: { label: 'Причина', hint: 'Попадёт в журнал аудита.' },
}
