import { keyKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useBeside } from '../list/use-beside.ts'
import type { StaffLicence } from './queries.ts'
import { useLicenceChange } from './use-licence-change.ts'

interface ReplaceKeyDialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

type Kept = (typeof keyKeptDays)[number]

/** Replaces a key that leaked. The new one is shown to its customer alone. */
export const ReplaceKeyDialog = ({ licence: { id, human_id }, onClose }: ReplaceKeyDialogProps) => {
  const { t } = useTranslation('licence')
  const title = t('replace_key.title', { number: human_id })
  const { values, change, holds } = useBeside<{ keep_days: Kept }>(title, { keep_days: 1 })
  const { keep_days } = values
  const replacing = useLicenceChange(
    (reason: string) =>
      answerOf(
        api.POST('/operator/api/v1/deliverables/{id}/key', { params: { path: { id } }, body: { keep_days, reason } }),
      ),
    t('replace_key.done'),
  )
  return (
    <ReasonDialog
      title={title}
      action={t('replace_key.action')}
      holds={holds}
      hint={t('replace_key.hint')}
      refused={replacing}
      onConfirm={(reason) => replacing.mutateAsync(reason)}
      onClose={onClose}
    >
      <SegmentedRadios
        label={t('replace_key.works')}
        group="keep_days"
        value={`${keep_days}`}
        options={keyKeptDays.map((days) => ({ value: `${days}` as const, name: t(`replace_key.days.${days}`) }))}
        onChange={(value) => change({ keep_days: keyKeptDays.find((days) => `${days}` === value) ?? 1 })}
      />
      <p className="muted">{t(`replace_key.text.${keep_days}`)}</p>
    </ReasonDialog>
  )
}
