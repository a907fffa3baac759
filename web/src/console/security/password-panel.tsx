import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Panel } from '../../ui/panel.tsx'

const PasswordDialog = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog)

/** The operator's own password, and a button to change it. */
export const PasswordPanel = () => {
  const { t } = useTranslation('operator')
  const [open, setOpen] = useState(false)
  return (
    <Panel title={t('security.password')}>
      <div className="factor-line">
        <p className="grow muted">{t('security.password_about')}</p>
        <Button onClick={() => setOpen(true)}>{t('security.change')}</Button>
      </div>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
