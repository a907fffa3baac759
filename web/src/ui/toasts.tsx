import './button.css'
import './toasts.css'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useTopDialog } from './open-dialogs.ts'
import { type Toast, toasts } from './toast-store.ts'

const icons = { ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const

/**
 * A toast that disappears takes the pointer and focus with it without any event, for example when it is closed by a key
 * or moved into an opening dialog. This releases the hold.
 */
const useHoldsEnd = (): void => {
  useEffect(
    () => () => {
      toasts.hold('pointer', false)
      toasts.hold('focus', document.activeElement?.closest('.toasts') != null)
    },
    [],
  )
}

const ToastView = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation()
  useHoldsEnd()
  const Icon = icons[toast.tone]
  return (
    <div className={`toast ${toast.tone}`} role={toast.tone === 'ok' ? undefined : 'alert'}>
      <Icon />
      <div className="toast-text">
        <div className="strong">{toast.title}</div>
        {toast.details?.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {toast.actions !== undefined && (
          <div className="do">
            {toast.actions.map(({ label, run }) => (
              <button
                key={label}
                type="button"
                className="link"
                onClick={() => {
                  toasts.dismiss(toast.id)
                  run()
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      <button type="button" className="ib" aria-label={t('global.close')} onClick={() => toasts.dismiss(toast.id)}>
        <X />
      </button>
    </div>
  )
}

const useHiddenHold = (): void => {
  useEffect(() => {
    const follow = () => toasts.hold('hidden', document.hidden)
    // A tab opened in the background is hidden from the start.
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
}

const viewOf = (toast: Toast): ReactNode => <ToastView key={toast.id} toast={toast} />

/**
 * Toasts at the top right, above an open dialog; their timers pause while the user reads. Successes are announced by a
 * live region that exists beforehand, because one that appears together with its text is often missed. A failure is an
 * alert by itself.
 */
export const Toasts = () => {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown)
  const dialog = useTopDialog()
  useHiddenHold()
  return createPortal(
    <div
      className="toasts"
      // Also when the next toast moves up under a resting pointer.
      onPointerOver={() => toasts.hold('pointer', true)}
      onPointerLeave={() => toasts.hold('pointer', false)}
      onFocus={() => toasts.hold('focus', true)}
      onBlur={() => toasts.hold('focus', false)}
    >
      {shown.filter(({ tone }) => tone !== 'ok').map(viewOf)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds only text, and a toast has buttons */}
      <div className="toasts-ok" role="status" aria-atomic="false">
        {shown.filter(({ tone }) => tone === 'ok').map(viewOf)}
      </div>
    </div>,
    dialog ?? document.body,
  )
}
