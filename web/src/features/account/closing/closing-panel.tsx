import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LazyClosingDialog } from './lazy-closing-dialog.ts'

/** The way out: last on the page, because nobody looks for it in passing. */
export const ClosingPanel = () => {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  return (
    <div className="account-closing">
      <Panel title={t('closing.title')}>
        <div className="account-line">
          <p className="grow muted">{t('closing.about')}</p>
          <Button kind="danger" onClick={() => setOpen(true)}>
            {t('closing.open')}
          </Button>
        </div>
        {open && <LazyClosingDialog onClose={() => setOpen(false)} />}
      </Panel>
    </div>
  )
}
