import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Panel } from '../../ui/panel.tsx'
import { afterAMoment } from './after-a-moment.ts'

type Report = 'first' | 'second'

interface DeleteReportProps {
  readonly name: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

const DeleteReport = ({ name, onDeleted, onClose }: DeleteReportProps) => {
  const { t } = useTranslation('gallery')
  const { mutateAsync } = useMutation({
    mutationFn: () => afterAMoment(onDeleted),
    meta: { success: t('deletion.deleted', { name }) },
  })
  return (
    <Confirm
      title={t('deletion.title', { name })}
      action={t('deletion.delete_named', { name })}
      keep={t('deletion.keep')}
      onConfirm={() => mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t('deletion.text')}</p>
    </Confirm>
  )
}

/** Shows that nothing is deleted without confirmation. */
export const Deletion = () => {
  const { t } = useTranslation('gallery')
  const [reports, setReports] = useState<readonly Report[]>(['first', 'second'])
  const [asked, setAsked] = useState<Report>()
  return (
    <Panel title={t('sections.deletion')}>
      <ul className="stack s2">
        {reports.map((report) => (
          <li key={report} className="row between">
            {t(`deletion.${report}`)}
            <Button kind="danger" size="s" onClick={() => setAsked(report)}>
              {t('deletion.delete_named', { name: t(`deletion.${report}`) })}
            </Button>
          </li>
        ))}
      </ul>
      {reports.length === 0 && <p className="muted">{t('deletion.none')}</p>}
      {asked !== undefined && (
        <DeleteReport
          name={t(`deletion.${asked}`)}
          onDeleted={() => setReports((now) => now.filter((report) => report !== asked))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
