import './activation.css'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { enterField } from '../../../ui/form/enter-field.ts'

/** Only files are handled; dragged text is left to the field itself. */
const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Handles files dropped onto the field, and tells whether one is being dragged over it. */
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
  const { t } = useTranslation('activation')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => picker.current?.click()}>
        <FileUp />
        {t('choose_file')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('choose_file')}
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

/** A text that is pasted, dropped as a file, or picked as a file. */
export const RequestField = ({ label, hint, value, error, onChange }: RequestFieldProps) => {
  // A file that is far too large is not read in full: its beginning is enough to tell.
  const area = useRef<HTMLTextAreaElement>(null)
  const read = async (file: File): Promise<void> => {
    const text = await file.slice(0, 20_000).text()
    // The field reads out what is wrong with the file, or what is in it.
    flushSync(() => onChange(text))
    enterField(area.current)
  }
  const take = (file: File | undefined): void => {
    if (file !== undefined) void read(file)
  }
  const { over, handlers } = useDrop(take)
  return (
    <Field label={label} remark={<FilePicker onFile={take} />} hint={hint} error={error}>
      {(wiring) => (
        <div className={over ? 'request-drop over' : 'request-drop'} {...handlers}>
          <textarea
            ref={area}
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
