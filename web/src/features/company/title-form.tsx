import { CompanyBody } from '@foyer/contract/company/company.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { useSlip } from '../../ui/slip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { createCompany, renameCompany } from './queries.ts'
import { useCompanyChange } from './use-company-change.ts'

const useTitleForm = (title: string, save: (title: string) => Promise<unknown>) => {
  const { t } = useTranslation('company')
  return useSaveForm<CompanyBody>({
    saved: { title },
    schema: CompanyBody,
    names: { title: t('title_form.label') },
    save: (body) => save(body.title),
  })
}

/** For those without a company: whoever gives it a title owns it. */
export const CreateCompany = () => {
  const { t } = useTranslation('company')
  const creating = useCompanyChange(createCompany, { success: t('title_form.created'), ownFields: true })
  const { form, canSave, saving, onSubmit } = useTitleForm('', (title) => creating.mutateAsync(title))
  return (
    <form onSubmit={onSubmit} noValidate>
      <Panel
        title={t('title_form.create_title')}
        foot={
          <span className="end">
            <Button type="submit" kind="primary" disabled={!canSave} busy={saving}>
              {t('title_form.create')}
            </Button>
          </span>
        }
      >
        <div className="stack">
          <p className="muted small">{t('title_form.create_text')}</p>
          <TextField
            label={t('title_form.label')}
            autoComplete="organization"
            required
            {...form.getInputProps('title')}
          />
        </div>
      </Panel>
    </form>
  )
}

const RenameDialog = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const { t } = useTranslation(['company', 'app'])
  const renaming = useCompanyChange(renameCompany, { success: t('title_form.renamed'), ownFields: true })
  const { form, canSave, canCancel, saving, onSubmit } = useTitleForm(title, async (typed) => {
    await renaming.mutateAsync(typed)
    onClose()
  })
  const { onSlip, buttons, question, unlessAsked } = useSlip(canCancel, onClose)
  return (
    <Dialog
      title={t('title_form.rename_title')}
      busy={saving}
      onClose={onSlip}
      actions={
        buttons ?? (
          <>
            <Button disabled={saving} onClick={onClose}>
              {t('app:global.cancel')}
            </Button>
            <Button type="submit" form="company-title" kind="primary" disabled={!canSave} busy={saving}>
              {t('app:global.save')}
            </Button>
          </>
        )
      }
    >
      <form id="company-title" className="stack" onSubmit={unlessAsked(onSubmit)} noValidate>
        <TextField label={t('title_form.label')} required {...form.getInputProps('title')} />
        {question}
      </form>
    </Dialog>
  )
}

export const RenameButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('company')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Pencil />
        {t('title_form.rename')}
      </Button>
      {open && <RenameDialog title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
