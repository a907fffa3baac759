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
  /** The text of the button that keeps things as they are: "Keep card"; "Cancel" by default. */
  readonly keep?: string
  readonly tone?: 'danger' | 'plain'
  /** True while something is missing, such as a reason. */
  readonly blocked?: boolean
  /** Text typed in this dialog. Enter submits it, as in every form, and closing by accident does not lose it. */
  readonly typed?: string
  /** True if the dialog holds other input, which closing by accident must not lose either. */
  readonly holds?: boolean
  /** The dialog closes when this resolves and stays open if it rejects. */
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
      // The mutation shows its own error; the dialog stays open for another attempt.
      setBusy(false)
    }
  }
  return { busy, confirm }
}

/** Asks for confirmation before something is deleted, ended or charged. */
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
    <Dialog title={title} busy={busy} isMessage onClose={onSlip} actions={actions}>
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
