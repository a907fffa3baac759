import type { Translation } from '../../lib/translation.ts'
import type { en } from './categories.en.ts'

export const ru: Translation<typeof en> = {
  about: 'О чём может быть обращение: варианты для клиентов по видам и продуктам.',
  columns: { name: 'Категория', state: 'Состояние', deeds: 'Действия' },
  offered: 'Предлагается',
  not_offered: 'Не предлагается',
  new: 'Новая категория',
  add: 'Добавить категорию',
  added: 'Категория добавлена',
  name_hint: 'Так её увидят клиенты, когда создают обращение.',
  rename: 'Переименовать',
  rename_title: 'Переименовать «{{name}}»',
  rename_text: 'В обращениях с этой категорией тоже появится новое название.',
  renamed: 'Категория переименована',
  stop: 'Не предлагать',
  stopped: '«{{name}}» больше не предлагается',
  offer: 'Предлагать снова',
  offered_again: '«{{name}}» снова предлагается',
  empty: 'Категорий пока нет',
  count_one: '{{count}} категория',
  count_few: '{{count}} категории',
  count_many: '{{count}} категорий',
  count_other: '{{count}} категории',
}
