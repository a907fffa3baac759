import './activation.css'
import { FileUp } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

interface RequestFieldProps {
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (text: string) => void
}

/** A text that was pasted, dropped as a file or chosen as one. */
export const RequestField = ({ value, error, onChange }: RequestFieldProps) => {
  const { t } = useTranslation('licensing')
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined): Promise<void> => {
    // What is far too long is not even read: its beginning tells as much.
    if (file !== undefined) onChange(await file.slice(0, 20_000).text())
  }
  return (
    <Field
      label={t('activate.request')}
      remark={
        <Button size="s" kind="quiet" onClick={() => picker.current?.click()}>
          <FileUp />
          {t('activate.choose_file')}
        </Button>
      }
      hint={t('activate.request_hint')}
      error={error}
    >
      {(wiring) => (
        <div
          className={over ? 'request-drop over stack s2' : 'request-drop stack s2'}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void take(event.dataTransfer.files[0])
          }}
        >
          <textarea
            {...wiring}
            className="input"
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('activate.choose_file')}
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}
