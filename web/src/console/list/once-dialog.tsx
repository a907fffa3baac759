import './once-dialog.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSlip } from '../../ui/slip.tsx'

interface OnceDialogProps {
  readonly title: string
  /** What it is for, and that it is shown only once. */
  readonly text: string
  readonly value: string
  /** What the copy button copies. */
  readonly name: string
  readonly onClose: () => void
}

/** A secret that is shown only once. The dialog does not close by accident before it was copied. */
export const OnceDialog = ({ title, text, value, name, onClose }: OnceDialogProps) => {
  const { t } = useTranslation(['operator', 'app'])
  const [isCopied, setCopied] = useState(false)
  const { onSlip, buttons, question } = useSlip(!isCopied, onClose, t('leave_uncopied'))
  return (
    <Dialog
      title={title}
      onClose={onSlip}
      actions={
        buttons ?? (
          <Button kind="primary" onClick={onClose}>
            {t('app:global.close')}
          </Button>
        )
      }
    >
      <div className="stack">
        <p className="muted">{text}</p>
        <p className="row top">
          <span className="mono once-link">{value}</span>
          <CopyButton value={value} name={name} onCopied={() => setCopied(true)} />
        </p>
        {question}
      </div>
    </Dialog>
  )
}
