import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/text-field.tsx'
import type { Cameras } from './use-cameras.ts'

interface CameraFieldProps {
  readonly least: number
  readonly most: number
  readonly cameras: Cameras
}

/** The number of cameras. A count that is not sold shows an error at once; one above the maximum becomes the maximum. */
export const CameraField = ({ least, most, cameras: { text, problem, type } }: CameraFieldProps) => {
  const { t } = useTranslation('purchase')
  return (
    <TextField
      label={t('cameras')}
      hint={t('cameras_hint', { min: least, max: most })}
      error={problem === null ? undefined : t(`numberOfCameras_${problem}`, { min: least, max: most })}
      inputMode="numeric"
      autoComplete="off"
      required
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  )
}
