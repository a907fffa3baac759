import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'

const sendingKey = (): string => (navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl')

interface SendFootProps {
  /** The verb on the button. */
  readonly action: string
  readonly hasDraft: boolean
  readonly blocked: boolean
  readonly busy: boolean
  readonly onSend: () => void
}

/** Remarks below a message, and the button that sends it. */
export const SendFoot = ({ action, hasDraft, blocked, busy, onSend }: SendFootProps) => {
  const { t } = useTranslation('talk')
  return (
    <>
      <span className="compose-remark wide-only">
        {hasDraft ? `${t('compose.draft')} ` : ''}
        {t('compose.attach_hint')}
      </span>
      <span className="end row">
        <span className="compose-remark wide-only">{t('compose.keys', { key: sendingKey() })}</span>
        <Button kind="primary" size="s" disabled={blocked} busy={busy} onClick={onSend}>
          {busy ? t('compose.sending') : action}
        </Button>
      </span>
    </>
  )
}
