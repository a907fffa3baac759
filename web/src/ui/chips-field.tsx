import './chips-field.css'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { isComposing } from './is-composing.ts'

interface ChipsFieldProps extends FieldTexts {
  readonly values: readonly string[]
  /** What is wrong with an entry, if anything: it is highlighted, and this is shown. Not for the entry still being typed. */
  readonly wrongOf: (value: string) => string | undefined
  /** The accessible name of an entry's remove button. */
  readonly removeLabel: (value: string) => string
  readonly placeholder?: string
  readonly autoFocus?: boolean
  /** Lets the form find this field and focus it after a refusal. */
  readonly 'data-path'?: string
  readonly onChange: (values: string[]) => void
}

/** The characters that separate entries, typed or pasted. */
const separators = /[\s,;]+/

/** Mail programs copy recipients as `"Holm, Ivan" <ivan@northlight.example>`: of those, only the addresses are entries. */
const entriesIn = (text: string): string[] => {
  const withNames = text.includes('<')
  const parts = text.split(withNames ? /[\s,;<>"]+/ : separators)
  return parts.filter((part) => (withNames ? part.includes('@') : part !== ''))
}

type EntriesProps = Pick<ChipsFieldProps, 'values' | 'onChange'>

interface Entries {
  /** The finished entries. */
  readonly chips: readonly string[]
  /** The entry being typed. */
  readonly draft: string
}

const valuesOf = ({ chips, draft }: Entries): string[] => [...new Set(draft === '' ? chips : [...chips, draft])]

/**
 * The entry being typed counts as a value from its first letter on. Otherwise it could be missing from what is saved,
 * or be lost without a question. It becomes a chip on Enter, comma or space, when the field loses focus, or when the
 * form is submitted.
 */
const useEntries = ({ values, onChange }: EntriesProps) => {
  const [kept, setKept] = useState<Entries>({ chips: values, draft: '' })
  // The values were replaced from outside, for example by Cancel, so the draft no longer applies.
  const entries = valuesOf(kept).join() === values.join() ? kept : { chips: values, draft: '' }
  const { chips, draft } = entries
  const set = (next: Entries): void => {
    setKept(next)
    const now = valuesOf(next)
    if (now.join() !== values.join()) onChange(now)
  }
  const settle = (text = draft): void =>
    set({ chips: valuesOf({ chips: [...chips, ...entriesIn(text)], draft: '' }), draft: '' })
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && draft !== '') {
      event.preventDefault()
      settle()
    }
    if (event.key === 'Backspace' && draft === '' && chips.length > 0) set({ chips: chips.slice(0, -1), draft })
  }
  return {
    chips,
    settle,
    remove: (chip: string) => set({ chips: chips.filter((one) => one !== chip), draft }),
    wiring: {
      value: draft,
      onChange: ({ target }: { target: HTMLInputElement }) =>
        separators.test(target.value) ? settle(target.value) : set({ chips, draft: target.value }),
      onKeyDown: press,
      onBlur: () => settle(),
    },
  }
}

/** A field for several short texts, such as addresses, each a chip that can be removed. */
export const ChipsField = (props: ChipsFieldProps) => {
  const { label, remark, hint, error, wrongOf, removeLabel, placeholder, autoFocus, 'data-path': path } = props
  const { chips, settle, remove, wiring: draft } = useEntries(props)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Listens before the form's own submit handler, so that an error shows as soon as the form is refused.
    const form = input.current?.form
    const send = (): void => settle()
    form?.addEventListener('submit', send, { capture: true })
    return () => form?.removeEventListener('submit', send, { capture: true })
  })
  const wrong = [...new Set(chips.map(wrongOf))].filter((why) => why !== undefined).join(' ') || undefined
  const removeChip = (chip: string): void => {
    remove(chip)
    input.current?.focus()
  }
  return (
    <Field label={label} remark={remark} hint={hint} error={error ?? wrong}>
      {(wiring) => (
        <div className="chips-field" data-invalid={wiring['aria-invalid']}>
          {chips.map((chip) => (
            <span key={chip} className={wrongOf(chip) === undefined ? 'chips-entry' : 'chips-entry wrong'}>
              {chip}
              <button type="button" aria-label={removeLabel(chip)} onClick={() => removeChip(chip)}>
                <X size={12} />
              </button>
            </span>
          ))}
          <input
            {...wiring}
            {...draft}
            ref={input}
            data-path={path}
            type="text"
            inputMode="email"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says why
            autoFocus={autoFocus}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={chips.length === 0 ? placeholder : undefined}
          />
        </div>
      )}
    </Field>
  )
}
