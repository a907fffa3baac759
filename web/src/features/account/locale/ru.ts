import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  title: 'Учётная запись',
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  country: 'Страна',
  language: 'Язык писем и документов',
  currency: 'Валюта',
  newsletter: 'Рассылка',
  confirmed: 'Подтверждена',
  unconfirmed: 'Не подтверждена',
  notification_emails: 'Счета и напоминания приходят на',
  subscribed: 'Подписаны',
  not_subscribed: 'Не подписаны',
  terms_open: 'Остальные страницы откроются, когда вы примете условия.',
  password_open: 'Остальные страницы откроются, когда вы зададите пароль.',
}
