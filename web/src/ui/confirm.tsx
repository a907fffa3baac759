import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useSlip } from './slip.tsx'

interface ConfirmProps {
  /** Names the object: "Remove Visa •••• 4242?". */
  readonly title: string
  readonly children: ReactNode
  /** The verb and its object: "Remove card". */
  readonly action: string
  /** What staying does: "Keep card"; "Cancel" unless told. */
  readonly keep?: string
  readonly tone?: 'danger' | 'plain'
  /** Something is still missing, such as a reason. */
  readonly blocked?: boolean
  /** What is typed here so far: Enter does it, as it does in every form, and a slip of the hand does not give it up. */
  readonly typed?: string
  /** Something else is typed or chosen here, which is not given up by a slip of the hand either. */
  readonly holds?: boolean
  /** Done when it resolves; a failure leaves the dialog open. */
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

const useConfirming = ({ onConfirm, onClose }: Pick<ConfirmProps, 'onConfirm' | 'onClose'>) => {
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The mutation itself shows what went wrong; the dialog stays for another try.
      setBusy(false)
    }
  }
  return { busy, confirm }
}

/** Asks before something is deleted, ended or charged. */
export const Confirm = (props: ConfirmProps) => {
  const { title, children, action, keep, tone = 'danger', blocked = false, typed, holds = false, onClose } = props
  const { t } = useTranslation()
  const { busy, confirm } = useConfirming(props)
  const form = useId()
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!blocked && !busy) void confirm()
  }
  const isForm = typed !== undefined
  const press = isForm ? ({ type: 'submit', form } as const) : { onClick: () => void confirm() }
  const { onSlip, buttons, question, unlessAsked } = useSlip(isForm && (holds || typed.trim() !== ''), onClose)
  const actions = buttons ?? (
    <>
      <Button disabled={busy} onClick={onClose}>
        {keep ?? t('global.cancel')}
      </Button>
      <Button kind={tone === 'danger' ? 'danger-solid' : 'primary'} disabled={blocked} busy={busy} {...press}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog title={title} busy={busy} onClose={onSlip} actions={actions}>
      {isForm ? (
        <form id={form} className="stack" noValidate onSubmit={unlessAsked(submit)}>
          {children}
          {question}
        </form>
      ) : (
        children
      )}
    </Dialog>
  )
}
