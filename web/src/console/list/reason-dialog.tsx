import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { useTypedWords } from '../../ui/form/typed-before-end.ts'
import { ReasonField } from './reason-field.tsx'
import { forget, Refusal, type Refused, saidOf } from './refusal.tsx'

interface ReasonDialogProps {
  /** Names the object. */
  readonly title: string
  /** Tells it apart from other objects' dialogs on the same page whose title is the same. */
  readonly name?: string
  /** What will happen. */
  readonly children: ReactNode
  /** The verb and its object. */
  readonly action: string
  /** The text of the button that keeps things as they are: "Keep order"; "Cancel" by default. */
  readonly keep?: string
  readonly tone?: 'danger' | 'plain'
  /** True while something else is missing. */
  readonly blocked?: boolean
  /** True if something besides the reason was typed or chosen: see `useBeside`. */
  readonly holds?: boolean
  /** Who reads the reason, if not only the audit log. */
  readonly hint?: string
  /** The reason may be empty. */
  readonly optional?: boolean
  /** The mutation, with `ownFields`: the server's error about the reason is shown at the reason. */
  readonly refused?: Refused
  /** Replaces the usual error message, if the dialog can say more. */
  readonly refusal?: ReactNode
  /** The JSON pointers of the fields above the reason; they show their own errors. */
  readonly fields?: readonly string[]
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const pointer = '/reason'

/** Asks for confirmation and a reason before something happens to a customer's data. The reason goes into the audit log. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { name, children, hint, optional = false, refused, refusal, fields = [], onConfirm, ...rest } = props
  const { t } = useTranslation('operator')
  const [reason, setReason] = useTypedWords(name ?? rest.title)
  const words = reason.trim()
  const saidOfReason = refused === undefined ? undefined : saidOf(refused.error, pointer)
  return (
    <Confirm
      {...rest}
      typed={reason}
      blocked={rest.blocked === true || (!optional && words === '')}
      onConfirm={() => onConfirm(words)}
    >
      <div className="stack">
        {children}
        {/* An error shown at the reason is not repeated above it. */}
        {refusal !== undefined && saidOfReason === undefined && refusal}
        {refusal === undefined && refused !== undefined && (
          <Refusal error={refused.error} fields={[...fields, pointer]} />
        )}
        <ReasonField
          label={t(optional ? 'reason.optional' : 'reason.label')}
          hint={hint}
          value={reason}
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
