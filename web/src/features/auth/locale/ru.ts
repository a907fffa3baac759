import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  login: {
    title: 'Вход',
    about: 'Лицензии, счета и поддержка ваших медиасерверов.',
    email: 'Почта',
    password: 'Пароль',
    show_password: 'Показать пароль',
    hide_password: 'Скрыть пароль',
    forgot: 'Забыли пароль?',
    action: 'Войти',
    new_here: 'Впервые здесь?',
    create: 'Зарегистрироваться',
    error: 'Сейчас войти не получается. Попробуйте чуть позже.',
    expired: 'Сеанс завершён. Войдите, чтобы продолжить с того же места.',
    otp: 'Одноразовый код',
    otp_hint: 'Из приложения для кодов или запасной код',
    otp_wrong: 'Код не подошёл. Введите текущий.',
    redirectToRussiaNotice: 'Учётные записи для России открываются на российском сайте. Переходим туда.',
  },
  foot: {
    rights: '© {{year}} {{brand}}',
  },
  about: {
    label: 'О портале',
    words: 'Все ключи, счета и обращения вашей видеоплатформы в одном месте.',
  },
}
