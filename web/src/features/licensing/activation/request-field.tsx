import './activation.css'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

/** What else is held over it, such as marked words, the field takes by itself. */
const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Files that are dropped onto the field, and whether one is held over it. */
const useDrop = (take: (file: File | undefined) => void) => {
  const [over, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }
  return { over, handlers }
}

interface FilePickerProps {
  readonly onFile: (file: File | undefined) => void
}

const FilePicker = ({ onFile }: FilePickerProps) => {
  const { t } = useTranslation('licensing')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => picker.current?.click()}>
        <FileUp />
        {t('activate.choose_file')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('activate.choose_file')}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

interface RequestFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (text: string) => void
}

/** A text that was pasted, dropped as a file or chosen as one. */
export const RequestField = ({ label, hint, value, error, onChange }: RequestFieldProps) => {
  // What is far too long is not even read: its beginning tells as much.
  const take = (file: File | undefined): void => {
    void file?.slice(0, 20_000).text().then(onChange)
  }
  const { over, handlers } = useDrop(take)
  return (
    <Field label={label} remark={<FilePicker onFile={take} />} hint={hint} error={error}>
      {(wiring) => (
        <div className={over ? 'request-drop over' : 'request-drop'} {...handlers}>
          <textarea
            {...wiring}
            className="input"
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  )
}
