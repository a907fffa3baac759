import './replies.css'
import { savedReplyNameCap } from '@foyer/contract/operator/saved-reply.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { locales } from '../../lib/locales.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { ReplyValues } from './reply-form.ts'
import { ReplyText } from './reply-text.tsx'

interface ReplyFieldsProps {
  readonly form: UseFormReturnType<ReplyValues>
  readonly disabled: boolean
}

/** The name and texts of a new or existing saved reply. */
export const ReplyFields = ({ form, disabled }: ReplyFieldsProps) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <TextField
        label={t('replies.name')}
        hint={t('replies.name_hint')}
        maxLength={savedReplyNameCap}
        autoComplete="off"
        disabled={disabled}
        {...form.getInputProps('name')}
      />
      <p className="small muted">{t('replies.texts_about')}</p>
      {locales.map((locale) => (
        <ReplyText key={locale} form={form} locale={locale} disabled={disabled} />
      ))}
    </>
  )
}
