import '../../../ui/field.css'
import './compose.css'
import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { CircleAlert, Paperclip } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { Words } from '../conversation/words.tsx'
import { FileTile } from './file-tile.tsx'
import { rowPx, useMessageRows } from './message-rows.ts'
import type { PickedFiles } from './picked-files.ts'
import { Toolbar } from './toolbar.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { sentOf, type Uploading } from './use-upload.ts'

/** Around the text, in px. */
const paddingPx = 24

interface MessageBoxProps {
  readonly label: string
  /** Said by something else on the page already. */
  readonly labelHidden?: boolean
  readonly placeholder: string
  readonly value: string
  readonly error?: string | undefined
  readonly picked: PickedFiles
  readonly uploading: Uploading
  readonly box?: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (text: string) => void
  /** Ctrl or ⌘ and Enter. */
  readonly onSend: () => void
  readonly onBlur?: () => void
  /** Beside the paper clip: remarks, and the button that sends. */
  readonly foot?: ReactNode
}

/** Grows with its text, up to as many rows as the window has room for. */
const useGrowing = (box: RefObject<HTMLTextAreaElement | null>, value: string): void => {
  const most = useMessageRows() * rowPx + paddingPx
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    element.style.blockSize = 'auto'
    element.style.blockSize = `${Math.min(most, element.scrollHeight)}px`
  }, [box, value, most])
}

const pastedFiles = ({ clipboardData }: ClipboardEvent): File[] => [...clipboardData.files]

const AttachButton = ({ picked }: { picked: PickedFiles }) => {
  const { t } = useTranslation('support')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('compose.attach')}
        onChange={({ currentTarget }) => {
          picked.add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button kind="quiet" size="s" onClick={() => input.current?.click()}>
        <Paperclip />
        {t('compose.attach')}
      </Button>
    </>
  )
}

const Files = ({
  picked,
  uploading,
  onRetry,
}: Pick<MessageBoxProps, 'picked' | 'uploading'> & { onRetry: () => void }) => {
  const { t } = useTranslation('support')
  const { state, cancel } = uploading
  const sent = sentOf(picked.files, state.share)
  const drop = (key: string): void => {
    if (state.phase === 'running') cancel()
    picked.remove(key)
  }
  if (picked.files.length === 0) return null
  return (
    <ul className="file-tiles" aria-label={t('conversation.files')}>
      {picked.files.map((each) => (
        <FileTile
          key={each.key}
          picked={each}
          sent={sent.get(each.key) ?? 0}
          upload={state}
          onRemove={() => drop(each.key)}
          onRetry={onRetry}
        />
      ))}
    </ul>
  )
}

const LongNote = ({ length }: { length: number }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  if (length <= markdownCap) return null
  return (
    <p className="tiny subtle compose-note">
      {t('compose.length', { length: formatNumber(length, locale), most: formatNumber(markdownCap, locale) })}
    </p>
  )
}

/** Where words and files are put together: signs, preview, files by picking, pasting or dropping. */
export const MessageBox = (props: MessageBoxProps) => {
  const {
    label,
    labelHidden = false,
    placeholder,
    value,
    error,
    picked,
    uploading,
    onChange,
    onSend,
    onBlur,
    foot,
  } = props
  const { t } = useTranslation('support')
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const box = props.box ?? own
  const [isPreview, setPreview] = useState(false)
  const isOver = useDroppedFiles(picked.add)
  useGrowing(box, value)
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  const paste = (event: ClipboardEvent): void => {
    const files = pastedFiles(event)
    if (files.length === 0) return
    event.preventDefault()
    picked.add(files)
  }
  return (
    <div className="field">
      <div className={labelHidden ? 'sr' : 'label'}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={`compose${isOver ? ' over' : ''}${error === undefined ? '' : ' invalid'}`}>
        <div className="compose-head">
          <Toolbar box={box} disabled={isPreview} onChange={onChange} />
          <Button kind="quiet" size="s" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'compose.write' : 'compose.preview')}
          </Button>
        </div>
        {isPreview && (
          <div className="compose-preview">
            {value.trim() === '' ? <p className="subtle">{t('compose.nothing')}</p> : <Words text={value} />}
          </div>
        )}
        <textarea
          ref={box}
          id={id}
          hidden={isPreview}
          rows={4}
          className="compose-text"
          placeholder={placeholder}
          value={value}
          dir="auto"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={onBlur}
        />
        <Files picked={picked} uploading={uploading} onRetry={onSend} />
        <LongNote length={value.length} />
        <div className="compose-foot">
          <AttachButton picked={picked} />
          {foot}
        </div>
        {isOver && <div className="compose-drop">{t('compose.drop')}</div>}
      </div>
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert size={12} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
