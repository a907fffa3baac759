import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface ReasonDialogProps {
  /** Names the object. */
  readonly title: string
  /** What will happen. */
  readonly children: ReactNode
  /** The verb and its object. */
  readonly action: string
  readonly tone?: 'danger' | 'plain'
  /** Something else is still missing. */
  readonly blocked?: boolean
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const longest = 500

/** Asks before something is done to a customer's things, and for what; the reason goes to the audit log. */
export const ReasonDialog = ({ children, blocked = false, onConfirm, ...rest }: ReasonDialogProps) => {
  const { t } = useTranslation('operator')
  const [reason, setReason] = useState('')
  const words = reason.trim()
  return (
    <Confirm {...rest} blocked={blocked || words === ''} onConfirm={() => onConfirm(words)}>
      <div className="stack">
        {children}
        <TextField
          label={t('reason.label')}
          hint={t('reason.hint')}
          value={reason}
          maxLength={longest}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Confirm>
  )
}
