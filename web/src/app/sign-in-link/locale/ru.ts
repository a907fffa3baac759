import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  refused: 'Эта ссылка для входа больше не действует: она уже использована или истекла',
  otherwise: 'Войдите по почте и паролю.',
  unwell: 'Сейчас войти по этой ссылке не получается',
  unwell_text: 'Ссылка сохранена в этой вкладке. Попробуйте ещё раз через минуту.',
}
