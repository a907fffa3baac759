import { NewKeyBody } from '@foyer/contract/operator/desk.ts'
import { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { defined } from '../../lib/defined.ts'
import type { Issue } from '../../ui/form/field-messages.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { OnceDialog } from '../list/once-dialog.tsx'
import { useMe } from '../me.ts'
import { allKeys } from './queries.ts'
import { ScopeChoice } from './scope-choice.tsx'

const values = z.object({
  title: NewKeyBody.shape.title,
  scopes: z.array(OperatorScope).check(z.minLength(1)),
  password: z.string().check(z.maxLength(1000)),
  code: z.string().check(z.maxLength(40)),
})
type Wish = z.infer<typeof values>

const blank: Wish = { title: '', scopes: [], password: '', code: '' }

const filled = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed)

/** Whether the server asks for the password or a code, because the sign-in is too old. */
const asksForProof = (error: unknown): boolean =>
  error instanceof Failure &&
  error.problems.some(({ source }) => source?.pointer === '/password' || source?.pointer === '/code')

const useMakingKey = () => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const making = useMutation({
    mutationFn: ({ title, scopes, password, code }: Wish) => {
      const body = { title: title.trim(), scopes, ...defined({ password: filled(password), code: filled(code) }) }
      return answerOf(api.POST('/operator/api/v1/keys', { body }))
    },
    meta: { ownFailure: true },
    onError: (error) => setAsked((before) => before || asksForProof(error)),
    onSuccess: () => client.invalidateQueries({ queryKey: allKeys }),
  })
  const names = {
    title: t('keys_page.columns.title'),
    scopes: t('keys_page.columns.opens'),
    password: t('keys_page.password'),
    code: t('keys_page.code'),
  }
  const own = ({ path: [field] }: Issue) => (field === 'scopes' ? t('keys_page.no_scope') : undefined)
  const parts = useSaveForm<Wish>({ saved: blank, schema: values, names, own, save: making.mutateAsync })
  return { names, parts, asked, made: making.data, error: making.error }
}

interface ProofProps {
  readonly names: Pick<ReturnType<typeof useMakingKey>['names'], 'password' | 'code'>
  readonly form: ReturnType<typeof useMakingKey>['parts']['form']
}

/** Asked for once the sign-in is too old: someone else may sit at the console, and a key outlives the session. */
const Proof = ({ names, form }: ProofProps) => {
  const { t } = useTranslation('operator')
  const { second_factor } = useMe()
  return (
    <>
      <p className="muted">{t('keys_page.prove')}</p>
      <PasswordField
        label={names.password}
        autoComplete="current-password"
        showLabel={t('security.show')}
        hideLabel={t('security.hide')}
        {...form.getInputProps('password')}
      />
      {second_factor.on && (
        <TextField
          label={names.code}
          hint={t('keys_page.code_hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...form.getInputProps('code')}
        />
      )}
    </>
  )
}

/** Creates a key of the operator's own, with scopes as narrow as needed. Its secret is shown only once. */
export const MakeKey = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('operator')
  const { names, parts, asked, made, error } = useMakingKey()
  const { form } = parts
  const { scopes } = useMe()
  if (made !== undefined)
    return (
      <OnceDialog
        title={t('keys_page.made')}
        text={t('keys_page.made_text')}
        value={made.secret}
        name={t('keys_page.secret')}
        onClose={onClose}
      />
    )
  return (
    <FormDialog title={t('keys_page.make')} action={t('keys_page.make')} form={parts} error={error} onClose={onClose}>
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
      {asked && <Proof names={names} form={form} />}
    </FormDialog>
  )
}
