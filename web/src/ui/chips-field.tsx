import './chips-field.css'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

interface ChipsFieldProps extends FieldTexts {
  readonly values: readonly string[]
  /** Of one entry; entries that are wrong stand out. */
  readonly isWrong: (value: string) => boolean
  /** What the button of an entry does, by name. */
  readonly removeLabel: (value: string) => string
  readonly placeholder?: string
  readonly onChange: (values: string[]) => void
  readonly onBlur?: () => void
}

/** What separates entries, typed or pasted. */
const separators = /[\s,;]+/

const entriesIn = (text: string): string[] => text.split(separators).filter((entry) => entry !== '')

type DraftProps = Pick<ChipsFieldProps, 'values' | 'onChange' | 'onBlur'>

/** The entry that is being typed: it becomes a chip with Enter, a comma, a space or by leaving the field. */
const useDraft = ({ values, onChange, onBlur }: DraftProps) => {
  const [draft, setDraft] = useState('')
  const add = (text: string): void => {
    const fresh = entriesIn(text).filter((entry) => !values.includes(entry))
    if (fresh.length > 0) onChange([...values, ...new Set(fresh)])
    setDraft('')
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && draft !== '') {
      event.preventDefault()
      add(draft)
    }
    if (event.key === 'Backspace' && draft === '' && values.length > 0) onChange(values.slice(0, -1))
  }
  return {
    value: draft,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      separators.test(target.value) ? add(target.value) : setDraft(target.value),
    onKeyDown: press,
    onBlur: () => {
      add(draft)
      onBlur?.()
    },
  }
}

/** Several short texts, such as addresses, each a chip that can be removed. */
export const ChipsField = (props: ChipsFieldProps) => {
  const { label, remark, hint, error, values, isWrong, removeLabel, placeholder, onChange } = props
  const draft = useDraft(props)
  const input = useRef<HTMLInputElement>(null)
  const remove = (value: string): void => {
    onChange(values.filter((one) => one !== value))
    input.current?.focus()
  }
  return (
    <Field label={label} remark={remark} hint={hint} error={error}>
      {(wiring) => (
        <div className="chips-field" data-invalid={wiring['aria-invalid']}>
          {values.map((value) => (
            <span key={value} className={isWrong(value) ? 'chips-entry wrong' : 'chips-entry'}>
              {value}
              <button type="button" aria-label={removeLabel(value)} onClick={() => remove(value)}>
                <X size={12} />
              </button>
            </span>
          ))}
          <input
            {...wiring}
            {...draft}
            ref={input}
            type="text"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={values.length === 0 ? placeholder : undefined}
          />
        </div>
      )}
    </Field>
  )
}
