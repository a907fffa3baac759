import './cheat-sheet.css'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { shortcutsNow } from '../../ui/keys.ts'
import { Switch } from '../../ui/switch.tsx'
import { type Jump, letterOf } from './jumps.ts'
import { singleKeysOn, switchSingleKeys } from './use-shortcuts.ts'

/** A key and what it does. */
const KeyRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

interface CheatSheetProps {
  readonly jumps: readonly Jump[]
  readonly onClose: () => void
}

/** The shortcuts that work on this page, and the switch for single-key shortcuts. */
export const CheatSheet = ({ jumps, onClose }: CheatSheetProps) => {
  const { t } = useTranslation('palette')
  const [on, setOn] = useState(singleKeysOn)
  const [shortcuts] = useState(shortcutsNow)
  return (
    <Dialog title={t('shortcuts')} onClose={onClose}>
      <dl className="keys">
        <KeyRow name={t('title')}>
          <kbd>Ctrl</kbd> <kbd>K</kbd> <kbd>/</kbd>
        </KeyRow>
        {jumps.map(({ code, page }) => (
          <KeyRow key={code} name={t('keys.go', { page })}>
            <kbd>G</kbd> {t('keys.after_that')} <kbd>{letterOf(code)}</kbd>
          </KeyRow>
        ))}
        {shortcuts.map(({ name, keys }) => (
          <KeyRow key={name} name={name}>
            {Object.keys(keys).map((code) => (
              <Fragment key={code}>
                {' '}
                <kbd>{letterOf(code)}</kbd>
              </Fragment>
            ))}
          </KeyRow>
        ))}
        <KeyRow name={t('keys.cheat_sheet')}>
          <kbd>?</kbd>
        </KeyRow>
        <KeyRow name={t('keys.toast')}>
          <kbd>F6</kbd>
        </KeyRow>
        <KeyRow name={t('keys.close')}>
          <kbd>Esc</kbd>
        </KeyRow>
      </dl>
      <Switch
        label={t('keys.enabled')}
        checked={on}
        onChange={(next) => {
          switchSingleKeys(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
