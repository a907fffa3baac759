import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  externalError: 'Внешний сервис ответил ошибкой',
}
