import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonKind } from './button.tsx'
import { failureText } from './failure-text.ts'
import { enterField } from './form/enter-field.ts'
import { TextField } from './text-field.tsx'

interface CodeFormProps {
  readonly label: string
  readonly hint?: string
  readonly action: string
  readonly kind?: ButtonKind
  /** The field appears because of the user's last action, so it takes the focus. */
  readonly awaited?: true
  /** Backup codes are accepted too, so letters are allowed. */
  readonly letters?: true
  /** Sends the code. If it rejects, the error is shown at the field. */
  readonly send: (code: string) => Promise<unknown>
  readonly children?: ReactNode
}

/** The typed code and the call that checks it. */
const useCode = (send: CodeFormProps['send']) => {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const attempt = useMutation({ mutationFn: send, meta: { ownFailure: true } })
  const { isError } = attempt
  useEffect(() => {
    if (!isError) return
    // Focusing the field has the error, which is rendered by then, read out. The text is selected, so that the next
    // code replaces it.
    enterField(input.current)
    input.current?.select()
  }, [isError])
  const problem = attempt.isError ? failureText(attempt.error) : undefined
  return {
    input,
    code,
    problem: empty ? t('validators.required') : problem,
    busy: attempt.isPending,
    change: (next: string): void => {
      setCode(next)
      setEmpty(false)
      attempt.reset()
    },
    submit: (event: FormEvent): void => {
      event.preventDefault()
      const typed = code.trim()
      setEmpty(typed === '')
      if (typed !== '') attempt.mutate(typed)
    },
  }
}

/** A form for a single one-time code. */
export const CodeForm = (props: CodeFormProps) => {
  const { label, hint, action, kind = 'primary', awaited, letters, send, children } = props
  const { input, code, problem, busy, change, submit } = useCode(send)
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={label}
        hint={hint}
        error={problem}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only if the user's action made it appear
        autoFocus={awaited}
        inputMode={letters === true ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={({ target }) => change(target.value)}
      />
      <div className="row">
        <Button type="submit" kind={kind} busy={busy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
