import { NewKeyBody } from '@foyer/contract/operator/desk.ts'
import { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Issue } from '../../ui/form/field-messages.ts'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { useSlip } from '../../ui/slip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { useMe } from '../me.ts'
import { FormDialog } from '../sales/form-dialog.tsx'
import { allKeys } from './queries.ts'
import { ScopeChoice } from './scope-choice.tsx'

/** Shown this once: a slip of the hand does not take away what was not copied. */
const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'app'])
  const [isCopied, setCopied] = useState(false)
  const { onSlip, buttons, question } = useSlip(!isCopied, onClose)
  return (
    <Dialog
      title={t('keys_page.made')}
      onClose={onSlip}
      actions={
        buttons ?? (
          <Button kind="primary" onClick={onClose}>
            {t('app:global.close')}
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="muted">{t('keys_page.made_text')}</p>
        <p className="row top">
          <span className="mono once-link">{secret}</span>
          <CopyButton value={secret} name={t('keys_page.secret')} onCopied={() => setCopied(true)} />
        </p>
        {question}
      </div>
    </Dialog>
  )
}

const values = z.object({ title: NewKeyBody.shape.title, scopes: z.array(OperatorScope).check(z.minLength(1)) })
type Wish = z.infer<typeof values>

const blank: Wish = { title: '', scopes: [] }

const useMakingKey = () => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: ({ title, scopes }: Wish) =>
      answerOf(api.POST('/operator/api/v1/keys', { body: { title: title.trim(), scopes } })),
    meta: { ownFailure: true },
    onSuccess: () => client.invalidateQueries({ queryKey: allKeys }),
  })
  const names = { title: t('keys_page.columns.title'), scopes: t('keys_page.columns.opens') }
  const own = ({ path: [field] }: Issue) => (field === 'scopes' ? t('keys_page.no_scope') : undefined)
  const parts = useSaveForm<Wish>({ saved: blank, schema: values, names, own, save: making.mutateAsync })
  return { names, parts, made: making.data, error: making.error }
}

/** Makes a key of the operator's own, as narrow as wished; its secret is shown this once. */
export const MakeKey = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('operator')
  const { names, parts, made, error } = useMakingKey()
  const { form } = parts
  const { scopes } = useMe()
  if (made !== undefined) return <Secret secret={made.secret} onClose={onClose} />
  return (
    <FormDialog
      title={t('keys_page.make')}
      action={t('keys_page.make')}
      form={parts}
      error={error}
      fields={new Set(Object.keys(names))}
      onClose={onClose}
    >
      <TextField
        label={names.title}
        hint={t('keys_page.title_hint')}
        maxLength={100}
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <ScopeChoice
        scopes={scopes}
        chosen={form.values.scopes}
        error={form.errors['scopes']}
        onChange={(next) => form.setFieldValue('scopes', [...next])}
      />
    </FormDialog>
  )
}
