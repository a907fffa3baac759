import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { useTypedWords } from '../../ui/form/typed-before-end.ts'
import { TextField } from '../../ui/text-field.tsx'
import { forget, Refusal, type Refused, saidOf } from './refusal.tsx'

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
  /** Something else is typed or chosen by now: see `useBeside`. */
  readonly holds?: boolean
  /** Who reads the reason, where it is not the audit log alone. */
  readonly hint?: string
  /** It is done without a reason as well; none is an empty text. */
  readonly optional?: boolean
  /** What it asks for, a mutation with `ownFields`: what the server says of the reason stands there. */
  readonly refused?: Refused
  /** In place of what is said of a refusal, where the dialog knows more of it. */
  readonly refusal?: ReactNode
  /** The fields above the reason, by their pointers; they tell of their own errors. */
  readonly fields?: readonly string[]
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const longest = 500

const pointer = '/reason'

/** Asks before something is done to a customer's things, and for what; the reason goes to the audit log. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { children, blocked = false, hint, optional = false, refused, refusal, fields = [], onConfirm, ...rest } = props
  const { t } = useTranslation('operator')
  const [reason, setReason] = useTypedWords(rest.title)
  const words = reason.trim()
  const saidOfReason = refused === undefined ? undefined : saidOf(refused.error, pointer)
  return (
    <Confirm
      {...rest}
      typed={reason}
      blocked={blocked || (!optional && words === '')}
      onConfirm={() => onConfirm(words)}
    >
      <div className="stack">
        {children}
        {/* What stands at the reason is not said once more above it. */}
        {refusal !== undefined && saidOfReason === undefined && refusal}
        {refusal === undefined && refused !== undefined && (
          <Refusal error={refused.error} fields={[...fields, pointer]} />
        )}
        <TextField
          label={t(optional ? 'reason.optional' : 'reason.label')}
          hint={hint ?? t('reason.hint')}
          value={reason}
          maxLength={longest}
          error={saidOfReason}
          onChange={({ target }) => {
            setReason(target.value)
            if (refused !== undefined) forget(refused, pointer)
          }}
        />
      </div>
    </Confirm>
  )
}
