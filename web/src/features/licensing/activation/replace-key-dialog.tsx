import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { KeyReplacementBody } from '@foyer/contract/licensing/key-replacement.ts'
import { keyKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { licenceQuery } from '../../../api/licence.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { useTypedWords } from '../../../ui/form/typed-before-end.ts'
import { SegmentedRadios } from '../../../ui/segmented-radios.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface ReplaceKeyDialogProps {
  readonly licence: Pick<Deliverable, 'id' | 'human_id'>
  readonly onClose: () => void
}

type Kept = KeyReplacementBody['keep_days']

const useReplacing = (id: string, body: KeyReplacementBody) => {
  const { t } = useTranslation('activation')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.POST('/billing/api/v1/deliverables/{id}/key', { params: { path: { id } }, body })),
    meta: { success: t('replace_key.done') },
    onSuccess: (changed) => {
      client.setQueryData(licenceQuery(id).queryKey, changed)
      void client.invalidateQueries({ queryKey: ['deliverables'] })
      void client.invalidateQueries({ queryKey: ['deliverable', id] })
    },
  })
}

/** Asks why a key is replaced, and how long its servers may go on with it. */
export const ReplaceKeyDialog = ({ licence: { id, human_id }, onClose }: ReplaceKeyDialogProps) => {
  const { t } = useTranslation('activation')
  const [reason, setReason] = useTypedWords('replace key')
  const [keep_days, setKept] = useState<Kept>(1)
  const replaced = useReplacing(id, { keep_days, reason: reason.trim() })
  return (
    <Confirm
      title={t('replace_key.title', { id: human_id })}
      action={t('replace_key.action')}
      keep={t('replace_key.keep')}
      typed={reason}
      blocked={reason.trim() === ''}
      onConfirm={() => replaced.mutateAsync()}
      onClose={onClose}
    >
      <div className="stack">
        <SegmentedRadios
          label={t('replace_key.works')}
          group="keep_days"
          value={`${keep_days}`}
          options={keyKeptDays.map((days) => ({ value: `${days}` as const, name: t(`replace_key.days.${days}`) }))}
          onChange={(value) => setKept(keyKeptDays.find((days) => `${days}` === value) ?? 1)}
        />
        <p className={keep_days === 0 ? 'strong' : undefined}>{t(`replace_key.text.${keep_days}`)}</p>
        <p className="small muted">{t('replace_key.stays')}</p>
        <TextField
          label={t('replace_key.reason')}
          hint={t('replace_key.reason_hint')}
          maxLength={500}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Confirm>
  )
}
