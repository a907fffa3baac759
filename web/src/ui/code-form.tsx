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
  /** Appears because of what the person just did, and takes the focus. */
  readonly awaited?: true
  /** A backup code will do: letters too. */
  readonly letters?: true
  /** What it rejects with is said at the field. */
  readonly send: (code: string) => Promise<unknown>
  readonly children?: ReactNode
}

/** The code, and its way to whoever knows whether it is right. */
const useCode = (send: CodeFormProps['send']) => {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const attempt = useMutation({ mutationFn: send, meta: { ownFailure: true } })
  const { isError } = attempt
  useEffect(() => {
    if (!isError) return
    // Read out with what is wrong, which stands there by now; and the next one is typed over it.
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

/** One code and what it does. */
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where it was waited for
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
