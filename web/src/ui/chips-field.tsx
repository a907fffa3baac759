import './chips-field.css'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

interface ChipsFieldProps extends FieldTexts {
  readonly values: readonly string[]
  /** Of one entry; entries that are wrong stand out. */
  readonly isWrong: (value: string) => boolean
  /** Said of those that are wrong, but not of one that is still being typed. */
  readonly wrong: string
  /** What the button of an entry does, by name. */
  readonly removeLabel: (value: string) => string
  readonly placeholder?: string
  /** Where its form finds it, to enter it where it is refused. */
  readonly 'data-path'?: string
  readonly onChange: (values: string[]) => void
}

/** What separates entries, typed or pasted. */
const separators = /[\s,;]+/

const entriesIn = (text: string): string[] => text.split(separators).filter((entry) => entry !== '')

type EntriesProps = Pick<ChipsFieldProps, 'values' | 'onChange'>

interface Entries {
  /** Those that are finished. */
  readonly chips: readonly string[]
  /** The one that is being typed. */
  readonly draft: string
}

const valuesOf = ({ chips, draft }: Entries): string[] => [...new Set(draft === '' ? chips : [...chips, draft])]

/**
 * What is being typed is among the values from its first letter on, so that it is neither saved without nor left behind without a
 * question. It becomes a chip with Enter, a comma, a space, by leaving the field or by sending its form.
 */
const useEntries = ({ values, onChange }: EntriesProps) => {
  const [kept, setKept] = useState<Entries>({ chips: values, draft: '' })
  // Whoever put other values in their place, such as by cancelling, knows of no draft.
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

/** Several short texts, such as addresses, each a chip that can be removed. */
export const ChipsField = (props: ChipsFieldProps) => {
  const { label, remark, hint, error, isWrong, wrong, removeLabel, placeholder, 'data-path': path } = props
  const { chips, settle, remove, wiring: draft } = useEntries(props)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Before the form itself hears of it: what is wrong shows as soon as it is refused.
    const form = input.current?.form
    const send = (): void => settle()
    form?.addEventListener('submit', send, { capture: true })
    return () => form?.removeEventListener('submit', send, { capture: true })
  })
  const removeChip = (chip: string): void => {
    remove(chip)
    input.current?.focus()
  }
  return (
    <Field label={label} remark={remark} hint={hint} error={error ?? (chips.some(isWrong) ? wrong : undefined)}>
      {(wiring) => (
        <div className="chips-field" data-invalid={wiring['aria-invalid']}>
          {chips.map((chip) => (
            <span key={chip} className={isWrong(chip) ? 'chips-entry wrong' : 'chips-entry'}>
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
            autoCapitalize="none"
            spellCheck={false}
            placeholder={chips.length === 0 ? placeholder : undefined}
          />
        </div>
      )}
    </Field>
  )
}
