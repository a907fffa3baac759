import { viewingTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface FormProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly seen: readonly string[]
  /** The display name of a value, if it has another than itself. */
  readonly nameOf?: (value: string) => string
  readonly onApply: (value: string) => void
}

/** A text to filter by, with the values that occur. */
export const TextForm = ({ label, hint, value, seen, nameOf = String, onApply }: FormProps) => {
  const { t } = useTranslation('statistics')
  const offered = useId()
  const [typed, setTyped] = useState(value)
  return (
    <form
      className="stack s3"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(typed.trim())
      }}
    >
      <TextField
        label={label}
        {...(hint !== undefined && { hint })}
        value={typed}
        maxLength={viewingTextCap}
        list={offered}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={offered}>
        {seen.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </datalist>
      <Button type="submit" size="s">
        {t('filters.apply')}
      </Button>
    </form>
  )
}
