import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/text-field.tsx'
import { type CameraCount, readCameras } from './camera-count.ts'

interface CameraFieldProps {
  readonly least: number
  readonly most: number
  readonly value: number
  /** Null while the field holds nothing that is sold. */
  readonly onChange: (count: number | null) => void
}

/** How many cameras. What is not sold is said at once; what is too much becomes the maximum. */
export const CameraField = ({ least, most, value, onChange }: CameraFieldProps) => {
  const { t } = useTranslation('purchase')
  const [typed, setTyped] = useState<CameraCount>(() => readCameras(String(value), least, most))
  const { text, problem } = typed
  return (
    <TextField
      label={t('cameras')}
      hint={t('cameras_hint', { min: least, max: most })}
      error={problem === null ? undefined : t(`numberOfCameras_${problem}`, { min: least, max: most })}
      inputMode="numeric"
      autoComplete="off"
      required
      value={text}
      onChange={({ target }) => {
        const next = readCameras(target.value, least, most)
        setTyped(next)
        onChange(next.count)
      }}
    />
  )
}
