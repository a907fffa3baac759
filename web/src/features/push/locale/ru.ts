import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  profile: {
    notifications: {
      permission_error: 'Браузер не разрешает этому сайту уведомления. Разрешите их в настройках и попробуйте снова.',
      subscribeError: 'Не удалось включить уведомления. Попробуйте ещё раз.',
    },
  },
}
