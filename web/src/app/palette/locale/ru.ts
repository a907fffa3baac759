import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  title: 'Поиск и переход',
  placeholder: 'Страница, лицензия, счёт или действие',
  none: 'По запросу «{{query}}» ничего нет',
  pages: 'Страницы',
  actions: 'Действия',
  licences: 'Лицензии',
  invoices: 'Счета',
  recent: 'Недавние',
  hint: 'Стрелки\u00a0— выбор, Enter\u00a0— открыть, Esc\u00a0— закрыть',
  switch_language: 'Переключить на английский',
  dark_theme: 'Тёмная тема',
  light_theme: 'Светлая тема',
  system_theme: 'Тема системы',
  shortcuts: 'Сочетания клавиш',
  keys: {
    go: 'Открыть: {{page}}',
    cheat_sheet: 'Показать этот список',
    toast: 'К последнему сообщению и обратно',
    close: 'Закрыть открытое, выйти из текста',
    after_that: 'затем',
    enabled: 'Команды одной клавишей включены',
  },
}
