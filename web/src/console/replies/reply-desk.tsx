import { useTranslation } from 'react-i18next'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import type { SaveForm } from '../../ui/form/use-save-form.ts'
import { useMay } from '../me.ts'
import { ReplyFields } from './reply-fields.tsx'
import type { ReplyValues } from './reply-form.ts'
import { ReplyPreview } from './reply-preview.tsx'

/** The editor of a new or existing saved reply, beside what customers would read. */
export const ReplyDesk = ({ parts }: { readonly parts: SaveForm<ReplyValues> }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('tickets:write')
  return (
    <div className="cols">
      <form className="stack console-top" onSubmit={parts.onSubmit} noValidate>
        <ReplyFields form={parts.form} disabled={!mayWrite} />
        {mayWrite && <SaveBar form={parts} action={t('replies.save')} />}
      </form>
      <aside className="stack console-top" aria-label={t('replies.preview')}>
        <ReplyPreview texts={parts.form.values.texts} />
      </aside>
    </div>
  )
}
