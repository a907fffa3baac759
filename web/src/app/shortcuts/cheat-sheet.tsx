import './cheat-sheet.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Access, menuFor } from '../shell/menu.ts'
import { goKeys, letterOf } from './go-keys.ts'
import { singleKeysOn, switchSingleKeys } from './use-shortcuts.ts'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** All shortcuts, and the switch for those of a single key. */
export const CheatSheet = ({ access, onClose }: { access: Access; onClose: () => void }) => {
  const { t } = useTranslation()
  const [on, setOn] = useState(singleKeysOn)
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <dl className="keys">
        <Row name={t('shortcuts.find')}>
          <kbd>Ctrl</kbd> <kbd>K</kbd> <kbd>/</kbd>
        </Row>
        {menuFor(access).map(({ area, page }) => {
          const code = goKeys[area]
          return (
            code !== undefined && (
              <Row key={area} name={t('shortcuts.go', { page: t(`pages.${page}`) })}>
                <kbd>G</kbd> {t('shortcuts.after_that')} <kbd>{letterOf(code)}</kbd>
              </Row>
            )
          )
        })}
        <Row name={t('shortcuts.cheat_sheet')}>
          <kbd>?</kbd>
        </Row>
        <Row name={t('shortcuts.close')}>
          <kbd>Esc</kbd>
        </Row>
      </dl>
      <Switch
        label={t('shortcuts.enabled')}
        checked={on}
        onChange={(next) => {
          switchSingleKeys(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
