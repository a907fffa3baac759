import { useTranslation } from 'react-i18next'
import { CheatSheet, KeyRow } from '../../app/shortcuts/cheat-sheet.tsx'
import type { Area } from '../areas.ts'

interface ConsoleKeysProps {
  readonly areas: readonly Area[]
  readonly onClose: () => void
}

/** All shortcuts of the console. */
export const ConsoleKeys = ({ areas, onClose }: ConsoleKeysProps) => {
  const { t } = useTranslation('operator')
  const jumps = areas.flatMap(({ key, name }) => (key === undefined ? [] : [{ code: key, page: t(`areas.${name}`) }]))
  return (
    <CheatSheet jumps={jumps} onClose={onClose}>
      <KeyRow name={t('keys.rows')}>
        <kbd>J</kbd> <kbd>K</kbd>
      </KeyRow>
      <KeyRow name={t('keys.reply')}>
        <kbd>R</kbd>
      </KeyRow>
      <KeyRow name={t('keys.assign')}>
        <kbd>A</kbd>
      </KeyRow>
    </CheatSheet>
  )
}
