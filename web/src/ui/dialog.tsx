import './dialog.css'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { isComposing } from './is-composing.ts'
import { dialogOpened } from './open-dialogs.ts'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the confirming one last. */
  readonly actions?: ReactNode
  readonly size?: 'm' | 'l'
  /** The action is running: the dialog stays open until the answer, which nobody would see otherwise. */
  readonly busy?: boolean
  /**
   * Another window, such as the bank's, asks meanwhile. Nothing outside a modal dialog can be seen or pressed, so this
   * one hides; its content is kept.
   */
  readonly aside?: boolean
  /** Its content is a message, which is read out as soon as the dialog opens. */
  readonly isMessage?: boolean
  readonly onClose: () => void
}

const fields = 'input, textarea, select'

/**
 * What gets the focus first: a field; in a message without one, the button that keeps things as they are; otherwise
 * whatever the browser chooses.
 */
const firstIn = (dialog: HTMLElement, isMessage: boolean): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(`.dialog-body :is(${fields}):enabled`) ??
  dialog.querySelector(isMessage ? 'footer button' : ':focus')

/**
 * Closes on Esc before the browser does. The browser's own handling would close twice on some keys, such as Esc in a
 * date field. If a part such as an open list has used the key itself, it has called preventDefault. A held key counts
 * as one press.
 */
const onEsc =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (!event.repeat) close()
  }

/** A modal dialog, open while it is rendered. The browser traps the focus, closes on Esc and restores the focus. */
export const Dialog = (props: DialogProps) => {
  const { title, children, actions, size = 'm', busy = false, aside = false, isMessage = false, onClose } = props
  const { t } = useTranslation()
  const titleId = useId()
  const bodyId = `${titleId}-body`
  const element = useRef<HTMLDialogElement>(null)
  // Closes while the element is still in the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null || aside) return undefined
    const closed = dialogOpened(dialog)
    dialog.showModal()
    firstIn(dialog, isMessage)?.focus()
    return () => {
      closed()
      dialog.close()
    }
  }, [aside, isMessage])
  const close = busy ? () => undefined : onClose
  return (
    <dialog
      ref={element}
      // Browsers close on a second Esc even if the first one was prevented.
      closedby={busy ? 'none' : undefined}
      className={size === 'l' ? 'dialog large' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={isMessage ? bodyId : undefined}
      onKeyDown={onEsc(close)}
      // Other requests to close, such as a phone's back gesture.
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
        <div className="dialog-body" id={bodyId}>
          {children}
        </div>
        {actions !== undefined && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
