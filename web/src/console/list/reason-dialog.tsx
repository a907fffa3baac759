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
  /** What staying does: "Keep order"; "Cancel" unless told. */
  readonly keep?: string
  readonly tone?: 'danger' | 'plain'
  /** Something else is still missing. */
  readonly blocked?: boolean
  /** Who reads the reason, where it is not the audit log alone. */
  readonly hint?: string
  /** It is done without a reason as well; none is an empty text. */
  readonly optional?: boolean
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const longest = 500

/** Asks before something is done to a customer's things, and for what; the reason goes to the audit log. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { children, blocked = false, hint, optional = false, onConfirm, ...rest } = props
  const { t } = useTranslation('operator')
  const [reason, setReason] = useState('')
  const words = reason.trim()
  return (
    <Confirm {...rest} typed blocked={blocked || (!optional && words === '')} onConfirm={() => onConfirm(words)}>
      <div className="stack">
        {children}
        <TextField
          label={t(optional ? 'reason.optional' : 'reason.label')}
          hint={hint ?? t('reason.hint')}
          value={reason}
          maxLength={longest}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Confirm>
  )
}
