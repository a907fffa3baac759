import './dialog.css'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
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
  /** Somebody else's window asks meanwhile, such as the bank's: nothing outside of a modal dialog can be seen or pressed. What it holds stays. */
  readonly aside?: boolean
  readonly onClose: () => void
}

const fields = 'input, textarea, select'

/**
 * Closes by Esc before the browser does, which closes at some keys, such as one in a field of a date, twice. A part that had the key to itself,
 * such as an open list, has prevented the rest; a key that is held is one press.
 */
const onEsc =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) close()
  }

/** A modal dialog, open as long as it is drawn. The browser traps focus, closes on Esc and gives focus back. */
export const Dialog = ({ title, children, actions, size = 'm', busy = false, aside = false, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  // Before the element leaves the page: only then does closing give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null || aside) return undefined
    const closed = dialogOpened(dialog)
    dialog.showModal()
    // Typing comes first; without a field the browser's own choice stands.
    dialog.querySelector<HTMLElement>(`.dialog-body :is(${fields}):enabled`)?.focus()
    return () => {
      closed()
      dialog.close()
    }
  }, [aside])
  const close = busy ? () => undefined : onClose
  return (
    <dialog
      ref={element}
      // Browsers close at a second Esc whatever was said to the first.
      closedby={busy ? 'none' : undefined}
      className={size === 'l' ? 'dialog large' : 'dialog'}
      aria-labelledby={titleId}
      onKeyDown={onEsc(close)}
      // What else asks to close it, such as the way back of a phone.
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
