import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonKind } from './button.tsx'
import { failureText } from './failure-text.ts'
import { TextField } from './text-field.tsx'

interface CodeFormProps {
  readonly label: string
  readonly hint?: string
  readonly action: string
  readonly kind?: ButtonKind
  /** Appears because of what the person just did, and takes the focus. */
  readonly awaited?: true
  /** A backup code will do: letters too. */
  readonly letters?: true
  /** What it rejects with is said at the field. */
  readonly send: (code: string) => Promise<unknown>
  readonly children?: ReactNode
}

/** One code and what it does. */
export const CodeForm = ({
  label,
  hint,
  action,
  kind = 'primary',
  awaited,
  letters,
  send,
  children,
}: CodeFormProps) => {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState(false)
  const attempt = useMutation({ mutationFn: send, meta: { ownFailure: true } })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const typed = code.trim()
    setEmpty(typed === '')
    if (typed !== '') attempt.mutate(typed)
  }
  const problem = empty ? t('validators.required') : attempt.isError ? failureText(attempt.error) : undefined
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        error={problem}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where it was waited for
        autoFocus={awaited}
        inputMode={letters === true ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setEmpty(false)
          attempt.reset()
        }}
      />
      <div className="row">
        <Button type="submit" kind={kind} busy={attempt.isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
