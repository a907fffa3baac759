import type { Translation } from '../../lib/translation.ts'
import type { en } from './removal.en.ts'

export const ru: Translation<typeof en> = {
  menu: 'Действия с сообщением: {{name}}',
  text_item: 'Удалить текст…',
  file_item: 'Удалить {{name}}…',
  text_title: 'Удалить текст этого сообщения?',
  file_title: 'Удалить {{name}}?',
  text_about:
    'Текст исчезнет у всех. Сообщение останется на своём месте с пометкой, что текст удалён компанией {{brand}}. В отправленных раньше письмах и в ответах с цитатой текст сохранится.',
  file_about:
    'Файл исчезнет у всех, ссылки на него в письмах перестанут работать. На его месте останется пометка, что он удалён компанией {{brand}}.',
  for_good: 'Отменить это нельзя.',
  text_action: 'Удалить текст',
  file_action: 'Удалить файл',
  text_done: 'Текст удалён',
  file_done: 'Файл удалён',
  gone: 'Коллега только что удалил это.',
}
