import '../field.css'
import './compose.css'
import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { CircleAlert, Paperclip } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { Button } from '../button.tsx'
import { isComposing } from '../is-composing.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useLocale } from '../use-locale.ts'
import { rowPx, useMessageRows } from './message-rows.ts'
import { pastedFiles, type PickedFiles } from './picked-files.ts'
import { Toolbar } from './toolbar.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import type { Uploading } from './use-upload.ts'
import { Words } from './words.tsx'

/** Padding around the text, in px. */
const paddingPx = 24

interface MessageBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly error?: string | undefined
  readonly picked: PickedFiles
  readonly uploading: Uploading
  readonly box?: RefObject<HTMLTextAreaElement | null>
  /** Its path in a form, which finds it by this when it is refused. */
  readonly path?: string
  readonly onChange: (text: string) => void
  /** On Ctrl+Enter or ⌘+Enter. */
  readonly onSend: () => void
  readonly onBlur?: () => void
  /** Text only: no attach button and no dropped files. */
  readonly wordsOnly?: boolean
  /** Tools beside the preview button. They are told whether the preview is shown instead of the box. */
  readonly tools?: (isPreview: boolean) => ReactNode
  /** Lets the parent handle keys first; a key that it handles goes no further. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Content beside the attach button: remarks and the send button. */
  readonly foot?: ReactNode
}

/** Lazy, because most messages have no files. If the tiles fail to load, the files are listed by name. */
const FilesToSend = lazyPart(
  async () => (await import('./files-to-send.tsx')).FilesToSend,
  ({ picked }) => <p className="compose-note small">{picked.files.map(({ file }) => file.name).join(', ')}</p>,
)

const AttachButton = ({ picked }: { picked: PickedFiles }) => {
  const { t } = useTranslation('talk')
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

const LongNote = ({ length }: { length: number }) => {
  const { t } = useTranslation('talk')
  const locale = useLocale()
  if (length <= markdownCap) return null
  return (
    <p className="tiny subtle compose-note">
      {t('compose.length', { length: formatNumber(length, locale), most: formatNumber(markdownCap, locale) })}
    </p>
  )
}

interface TextProps extends Pick<
  MessageBoxProps,
  'placeholder' | 'value' | 'error' | 'picked' | 'path' | 'wordsOnly' | 'onChange' | 'onSend' | 'onBlur' | 'onKeyDown'
> {
  readonly id: string
  readonly box: RefObject<HTMLTextAreaElement | null>
  /** True while the preview is shown instead. */
  readonly isAway: boolean
  readonly onEnter: () => void
}

/**
 * Grows with its text, up to the number of rows that the window has room for. It stays focusable behind the preview, so
 * that quoting into it or jumping to its error works.
 */
const TextBox = ({ id, box, isAway, wordsOnly, placeholder, value, error, picked, ...on }: TextProps) => {
  const { onChange, onSend, onBlur, onKeyDown, onEnter } = on
  const most = useMessageRows() * rowPx + paddingPx
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    // Esc leaves the box, so that page shortcuts work again. While an input method is composing, Esc ends the composition first.
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) event.currentTarget.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  const paste = (event: ClipboardEvent): void => {
    const files = pastedFiles(event.clipboardData)
    if (wordsOnly || files.length === 0) return
    event.preventDefault()
    picked.add(files)
  }
  return (
    <textarea
      ref={box}
      id={id}
      data-path={on.path}
      rows={4}
      className={isAway ? 'compose-text away' : 'compose-text'}
      tabIndex={isAway ? -1 : undefined}
      style={{ maxBlockSize: most }}
      placeholder={placeholder}
      value={value}
      dir="auto"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={press}
      onPaste={paste}
      onFocus={onEnter}
      onBlur={onBlur}
    />
  )
}

const ErrorLine = ({ id, error }: { id?: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p className="error" id={id}>
      <CircleAlert size={12} />
      <span>{error}</span>
    </p>
  )

/** Files may be dropped far from the box. */
const bringInSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

const FileErrors = ({ refused }: Pick<PickedFiles, 'refused'>) =>
  refused.length > 0 && (
    <div role="alert" ref={bringInSight}>
      {[...new Set(refused)].map((words) => (
        <ErrorLine key={words} error={words} />
      ))}
    </div>
  )

const PreviewOf = ({ text }: { text: string }) => {
  const { t } = useTranslation('talk')
  return (
    <div className="compose-preview">
      {text.trim() === '' ? <p className="subtle">{t('compose.nothing')}</p> : <Words text={text} />}
    </div>
  )
}

interface HeadProps {
  readonly tools: MessageBoxProps['tools'] | undefined
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly isPreview: boolean
  readonly onPreview: (isPreview: boolean) => void
}

/** The formatting buttons and the preview switch. */
const Head = ({ box, tools, isPreview, onPreview }: HeadProps) => {
  const { t } = useTranslation('talk')
  return (
    <div className="compose-head">
      <Toolbar box={box} disabled={isPreview} />
      <div className="row compose-tools">
        {tools?.(isPreview)}
        <Button kind="quiet" size="s" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
          {t(isPreview ? 'compose.write' : 'compose.preview')}
        </Button>
      </div>
    </div>
  )
}

const nothing = (): void => undefined

/** The editor of a message: formatting, preview, and files that are picked, pasted or dropped. */
export const MessageBox = ({
  label,
  box: given,
  wordsOnly = false,
  tools,
  foot,
  uploading,
  ...text
}: MessageBoxProps) => {
  const { value, error, picked, onSend } = text
  const { t } = useTranslation('talk')
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const box = given ?? own
  const [isPreview, setPreview] = useState(false)
  const isOver = useDroppedFiles(wordsOnly ? nothing : picked.add)
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={`compose${isOver ? ' over' : ''}${error === undefined ? '' : ' invalid'}`}>
        <Head box={box} tools={tools} isPreview={isPreview} onPreview={setPreview} />
        {isPreview && <PreviewOf text={value} />}
        <TextBox
          {...text}
          id={id}
          box={box}
          isAway={isPreview}
          wordsOnly={wordsOnly}
          onEnter={() => setPreview(false)}
        />
        {!wordsOnly && picked.files.length > 0 && (
          <FilesToSend picked={picked} uploading={uploading} box={box} onRetry={onSend} />
        )}
        <LongNote length={value.length} />
        <div className="compose-foot">
          {!wordsOnly && <AttachButton picked={picked} />}
          {foot}
        </div>
        {isOver && !wordsOnly && <div className="compose-drop">{t('compose.drop')}</div>}
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
      {!wordsOnly && <FileErrors refused={picked.refused} />}
    </div>
  )
}
