import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useExport } from '../use-export.ts'

/** A copy of all data about the account, for its owner to keep. */
export const ExportPanel = () => {
  const { t } = useTranslation('account')
  const { mutate, isPending } = useExport()
  return (
    <Panel title={t('export.title')}>
      <div className="account-line">
        <p className="grow muted">{t('export.about')}</p>
        <Button busy={isPending} onClick={() => mutate()}>
          <Download />
          {t('export.action')}
        </Button>
      </div>
    </Panel>
  )
}
