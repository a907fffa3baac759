import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { OrderRefusal } from './order-refusal.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceOrder } from './use-licence-order.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

const pointer = '/retroview'

/** What the customer can set too: the comment, and whether statistics are collected. */
export const PropertiesDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  // As it was when the dialog opened, so that saving another field does not undo what the customer has changed meanwhile.
  const [{ human_id, user_comment, retroview: before, retroview_manageable }] = useState(licence)
  const title = t('licence:properties.title', { number: human_id })
  const { values, change, holds } = useBeside(title, { comment: user_comment ?? '', retroview: before })
  const { comment, retroview } = values
  const ordering = useLicenceOrder(licence, t('licence:properties.done'))
  const changed = {
    ...(comment.trim() !== (user_comment ?? '') && { comment: comment.trim() }),
    ...(retroview !== before && { retroview }),
  }
  return (
    <ReasonDialog
      title={title}
      action={t('licence:properties.action')}
      tone="plain"
      blocked={Object.keys(changed).length === 0}
      holds={holds}
      onConfirm={(reason) => ordering.mutateAsync({ action: 'update_properties', ...changed, reason })}
      onClose={onClose}
    >
      <TextField
        label={t('licences.comment')}
        maxLength={255}
        value={comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <Checkbox
        label={
          <>
            {t('licence:properties.statistics')}
            <span className="cell-under small subtle">
              {t(`licence:properties.${retroview_manageable ? 'statistics_text' : 'statistics_fixed'}`)}
            </span>
          </>
        }
        checked={retroview}
        disabled={!retroview_manageable}
        error={saidOf(ordering.error, pointer)}
        onChange={({ target }) => change({ retroview: target.checked })}
      />
      <OrderRefusal error={ordering.error} pointer={pointer} />
    </ReasonDialog>
  )
}
