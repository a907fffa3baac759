import type { Translation } from '../../lib/translation.ts'
import type { en } from './desk.en.ts'

export const ru: Translation<typeof en> = {
  audit: {
    count_one: '{{count}} запись',
    count_few: '{{count}} записи',
    count_many: '{{count}} записей',
    count_other: '{{count}} записи',
    empty: 'Пока ничего не произошло',
    empty_text: 'Каждое изменение оставляет здесь строку.',
    columns: { action: 'Что', actor: 'Кто', reason: 'Почему', changes: 'Изменения', at: 'Когда' },
    filters: { actor: 'Кто', action: 'Что', object_id: 'Объект', account_id: 'Клиент' },
    operator: 'оператор',
    hints: {
      object_id: 'Обращение, заказ или лицензия по номеру, названию или клиенту; остальное — по идентификатору.',
      account_id: 'Почта, имя или компания клиента, в журнале которого видна запись.',
    },
  },
  leave_uncopied: 'Закрыть, не скопировав? Больше это показано не будет.',
}
