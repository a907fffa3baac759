import { NewPassword } from '@foyer/contract/account/password.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../../api/failure.ts'
import { Button } from '../button.tsx'
import { PasswordField } from '../password-field.tsx'
import { PasswordStrength } from '../password-strength.tsx'
import { repeatsPassword } from './repeated-password.ts'
import { useSaveForm } from './use-save-form.ts'

const values = z
  .object({ password: NewPassword, repeat_password: z.string().check(z.minLength(1)) })
  .check(repeatsPassword)

const blank = { password: '', repeat_password: '' }

interface NewPasswordFormProps {
  readonly names: typeof blank
  readonly eye: { readonly showLabel: string; readonly hideLabel: string }
  readonly hint: string
  readonly action: string
  /** Sends the password with the token of the link. */
  readonly send: (password: string) => Promise<unknown>
  /** What a failure means, if it does not concern the fields alone. */
  readonly renderProblem: (error: Error) => ReactNode
  readonly onSaved: () => void
  /** The link has expired, was used, or belongs to somebody who is blocked. */
  readonly onDead: (error: Error) => void
}

/** Chooses a password through a mailed link. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const { names, eye, hint, action, send, renderProblem, onSaved, onDead } = props
  const saving = useMutation({
    mutationFn: ({ password }: typeof blank) => send(password),
    onSuccess: onSaved,
    onError: (error) => {
      if ([401, 403, 404].includes(statusOf(error) ?? 0)) onDead(error)
    },
    meta: { ownFailure: true },
  })
  const { form, onSubmit } = useSaveForm({ saved: blank, schema: values, names, save: saving.mutateAsync })
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {saving.error !== null && renderProblem(saving.error)}
      <PasswordField
        {...form.getInputProps('password')}
        {...eye}
        label={names.password}
        hint={hint}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.values.password} />
      <PasswordField
        {...form.getInputProps('repeat_password')}
        {...eye}
        label={names.repeat_password}
        autoComplete="new-password"
      />
      <Button type="submit" kind="primary" size="l" wide busy={saving.isPending}>
        {action}
      </Button>
    </form>
  )
}
