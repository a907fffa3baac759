import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Needed once, if ever. */
const ClosingDialog = lazyPart(async () => (await import('./closing-dialog.tsx')).ClosingDialog)

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
        {open && <ClosingDialog onClose={() => setOpen(false)} />}
      </Panel>
    </div>
  )
}
