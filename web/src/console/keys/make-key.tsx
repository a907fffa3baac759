import { NewKeyBody } from '@foyer/contract/operator/desk.ts'
import { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { OnceDialog } from '../list/once-dialog.tsx'
import { ProofFields, proofOf } from '../list/proof-fields.tsx'
import { proofValues, useProvenForm } from '../list/use-proven-form.ts'
import { useMe } from '../me.ts'
import { allKeys } from './queries.ts'
import { ScopeChoice } from './scope-choice.tsx'

const values = z.object({
  title: NewKeyBody.shape.title,
  scopes: z.array(OperatorScope).check(z.minLength(1)),
  ...proofValues,
})
type Wish = z.infer<typeof values>

const blank: Wish = { title: '', scopes: [], password: '', code: '' }

const useMakingKey = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const client = useQueryClient()
  const names = { title: t('staff:keys_page.columns.title'), scopes: t('staff:keys_page.columns.opens') }
  const form = useProvenForm({
    saved: blank,
    schema: values,
    names,
    own: ({ path: [field] }) => (field === 'scopes' ? t('staff:keys_page.no_scope') : undefined),
    send: ({ title, scopes, password, code }) => {
      const body = { title: title.trim(), scopes, ...proofOf({ password, code }) }
      return answerOf(api.POST('/operator/api/v1/keys', { body }))
    },
    onSaved: () => client.invalidateQueries({ queryKey: allKeys }),
  })
  return { names, ...form }
}

/** Creates a key of the operator's own, with scopes as narrow as needed. Its secret is shown only once. */
export const MakeKey = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const { names, parts, asked, made, error } = useMakingKey()
  const { form } = parts
  const { scopes } = useMe()
  if (made !== undefined)
    return (
      <OnceDialog
        title={t('staff:keys_page.made')}
        text={t('staff:keys_page.made_text')}
        value={made.secret}
        name={t('staff:keys_page.secret')}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={t('staff:keys_page.make')}
      action={t('staff:keys_page.make')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <TextField
        label={names.title}
        hint={t('staff:keys_page.title_hint')}
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
      {asked && (
        <ProofFields
          text={t('staff:keys_page.prove')}
          inputs={{ password: form.getInputProps('password'), code: form.getInputProps('code') }}
        />
      )}
    </FormDialog>
  )
}
