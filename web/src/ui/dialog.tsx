import './dialog.css'
import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { dialogOpened } from './open-dialogs.ts'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Buttons, the one that does it last. */
  readonly actions?: ReactNode
  readonly size?: 'm' | 'l'
  /** What it asks for is on its way: it stays until the answer, which would be told to nobody. */
  readonly busy?: boolean
  readonly onClose: () => void
}

const fields = 'input, textarea, select'

/** A modal dialog, open as long as it is drawn. The browser traps focus, closes on Esc and gives focus back. */
export const Dialog = ({ title, children, actions, size = 'm', busy = false, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  // Before the element leaves the page: only then does closing give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null) return undefined
    const closed = dialogOpened(dialog)
    dialog.showModal()
    // Typing comes first; without a field the browser's own choice stands.
    dialog.querySelector<HTMLElement>(`.dialog-body :is(${fields}):enabled`)?.focus()
    return () => {
      closed()
      dialog.close()
    }
  }, [])
  const close = busy ? () => undefined : onClose
  return (
    <dialog
      ref={element}
      // Browsers close at a second Esc whatever was said to the first.
      closedby={busy ? 'none' : undefined}
      className={size === 'l' ? 'dialog large' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={({ target }) => {
        if (target === element.current) close()
      }}
    >
      <div className="dialog-box">
        <header>
          <h2 id={titleId} className="grow">
            {title}
          </h2>
          <IconButton icon={X} label={t('global.close')} disabled={busy} onClick={close} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions !== undefined && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
