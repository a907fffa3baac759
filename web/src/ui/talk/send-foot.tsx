import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { useOnline } from '../use-online.ts'

const sendingKey = (): string => (navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl')

interface SendFootProps {
  /** The text on the button. */
  readonly action: string
  readonly hasDraft: boolean
  /** There are files but no text, and a message needs text. */
  readonly lacksWords: boolean
  /** Files are not allowed. */
  readonly wordsOnly?: boolean
  readonly blocked: boolean
  readonly busy: boolean
  readonly onSend: () => void
  /** A second send button, before the first. */
  readonly beside?: ReactNode
}

/** Remarks below a message, and the send button. Offline, the text waits as a draft. */
export const SendFoot = ({
  action,
  hasDraft,
  lacksWords,
  wordsOnly = false,
  blocked,
  busy,
  onSend,
  beside,
}: SendFootProps) => {
  const { t } = useTranslation('talk')
  const online = useOnline()
  const isPlain = online && !lacksWords
  return (
    <>
      {isPlain && (
        <span className="compose-remark wide-only">
          {hasDraft ? `${t('compose.draft')} ` : ''}
          {!wordsOnly && t('compose.attach_hint')}
        </span>
      )}
      {/* It is there before its text, which screen readers would often miss otherwise. */}
      <output className={isPlain ? 'sr' : 'compose-remark'}>
        {!isPlain && t(online ? 'compose.files_alone' : 'compose.offline')}
      </output>
      <span className="end row">
        <span className="compose-remark wide-only">{t('compose.keys', { key: sendingKey() })}</span>
        {beside}
        <Button kind="primary" size="s" disabled={blocked} busy={busy} onClick={onSend}>
          {busy ? t('compose.sending') : action}
        </Button>
      </span>
    </>
  )
}
