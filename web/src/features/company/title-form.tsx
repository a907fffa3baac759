import { CompanyBody } from '@foyer/contract/company/company.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { createCompany, renameCompany } from './calls.ts'
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

/** For users without a company: the person who names it becomes its owner. */
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
            <Button type="submit" kind="primary" idle={!canSave} busy={saving}>
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
  const renaming = useCompanyChange(renameCompany, { success: t('title_form.renamed'), ownFailure: true })
  const parts = useTitleForm(title, async (typed) => {
    if (typed !== title) await renaming.mutateAsync(typed)
    onClose()
  })
  return (
    <FormDialog
      title={t('title_form.rename_title')}
      action={t('app:global.save')}
      form={parts}
      error={renaming.error}
      onClose={onClose}
    >
      <TextField label={t('title_form.label')} required {...parts.form.getInputProps('title')} />
    </FormDialog>
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
