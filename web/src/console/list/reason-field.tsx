import { reasonCap } from '@foyer/contract/vocabulary/constants.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'

/** Why something is done, for the audit log; the hint says who else reads it. */
export const ReasonField = ({ hint, ...field }: ComponentProps<typeof TextField>) => {
  const { t } = useTranslation('operator')
  return <TextField hint={hint ?? t('reason.hint')} maxLength={reasonCap} {...field} />
}
