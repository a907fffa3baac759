import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  numberOfCameras_required: 'Укажите число камер',
  numberOfCameras_min: 'Не меньше {{min}} камер',
  numberOfCameras_max: 'Не больше {{max}} камер',
}
