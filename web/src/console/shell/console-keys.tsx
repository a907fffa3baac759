import { useTranslation } from 'react-i18next'
import { CheatSheet } from '../../app/shortcuts/cheat-sheet.tsx'
import type { Area } from '../areas.ts'

interface ConsoleKeysProps {
  readonly areas: readonly Area[]
  readonly onClose: () => void
}

export const ConsoleKeys = ({ areas, onClose }: ConsoleKeysProps) => {
  const { t } = useTranslation('operator')
  const jumps = areas.flatMap(({ key, name }) => (key === undefined ? [] : [{ code: key, page: t(`areas.${name}`) }]))
  return <CheatSheet jumps={jumps} onClose={onClose} />
}
