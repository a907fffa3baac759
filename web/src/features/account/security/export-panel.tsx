import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { exportAccount } from '../queries.ts'

/** A copy of all data about the account, for its owner to keep. */
export const ExportPanel = () => {
  const { t } = useTranslation('account')
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const data = await exportAccount()
      saveFile(`account-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
  })
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
