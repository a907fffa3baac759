import './button.css'
import './toasts.css'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { listen } from './listen.ts'
import { useTopDialog } from './open-dialogs.ts'
import { type Toast, toasts } from './toast-store.ts'

/** A toast that leaves its place earlier, with the dialog that it was in, has not been read out yet. */
const heardMs = 1_000
/** By then, screen readers know a new live region. */
const knownMs = 150

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

/** Where the focus was before F6 moved it to a toast. */
let before: HTMLElement | null = null

const goBack = (): void => {
  before?.focus()
  before = null
}

/**
 * F6 moves the focus to the newest toast, whose buttons Tab would only reach after the whole page, and back. With the
 * focus, the toast stays.
 */
const useToastKey = (newest: Toast | undefined): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || newest === undefined) return
    event.preventDefault()
    if (before !== null && document.querySelector('.toasts :focus') !== null) return goBack()
    before = document.querySelector<HTMLElement>(':focus')
    document.querySelector<HTMLElement>(`#toast-${newest.id} button`)?.focus()
  })
  useEffect(() => listen(document, 'keydown', onKey), [])
}

interface ToastViewProps {
  readonly toast: Toast
  /** The toasts that have been on screen long enough to be read out. This one adds itself. */
  readonly heard: Set<number>
  readonly isAlert?: boolean
}

const ToastView = ({ toast, heard, isAlert = false }: ToastViewProps) => {
  const { t } = useTranslation()
  useHoldsEnd()
  useEffect(() => {
    const timer = setTimeout(() => heard.add(toast.id), heardMs)
    return () => clearTimeout(timer)
  }, [heard, toast.id])
  const Icon = icons[toast.tone]
  const dismiss = (): void => {
    toasts.dismiss(toast.id)
    goBack()
  }
  return (
    <div id={`toast-${toast.id}`} className={`toast ${toast.tone}`} role={isAlert ? 'alert' : undefined}>
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
                  dismiss()
                  run()
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      <button type="button" className="ib" aria-label={t('global.close')} onClick={dismiss}>
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
    return listen(document, 'visibilitychange', follow)
  }, [])
}

interface PlaceProps {
  readonly shown: readonly Toast[]
  readonly heard: Set<number>
}

/**
 * The toasts in one place: the page or the topmost dialog. Successes are announced by a live region that exists
 * beforehand, because one that appears together with its text is often missed. A failure is an alert by itself. Toasts
 * that were moved here are not read out twice.
 */
const Place = ({ shown, heard }: PlaceProps) => {
  const [told] = useState(() => new Set(heard))
  const [isKnown, setKnown] = useState(shown.length === 0)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownMs)
    return () => clearTimeout(timer)
  }, [])
  const isNews = ({ id, tone }: Toast): boolean => tone === 'ok' && !told.has(id)
  return (
    <div
      className="toasts"
      // Also when the next toast moves up under a resting pointer.
      onPointerOver={() => toasts.hold('pointer', true)}
      onPointerLeave={() => toasts.hold('pointer', false)}
      onFocus={() => toasts.hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        toasts.hold('focus', false)
        if (!currentTarget.contains(relatedTarget)) before = null
      }}
    >
      {shown
        .filter((toast) => !isNews(toast))
        .map((toast) => (
          <ToastView key={toast.id} toast={toast} heard={heard} isAlert={!told.has(toast.id)} />
        ))}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds only text, and a toast has buttons */}
      <div className="toasts-ok" role="status" aria-atomic="false">
        {isKnown && shown.filter(isNews).map((toast) => <ToastView key={toast.id} toast={toast} heard={heard} />)}
      </div>
    </div>
  )
}

/** Toasts at the top right, above an open dialog; their timers pause while the user reads. */
export const Toasts = () => {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown)
  const dialog = useTopDialog()
  const [heard] = useState(() => new Set<number>())
  useHiddenHold()
  useToastKey(shown.at(-1))
  return createPortal(<Place shown={shown} heard={heard} />, dialog ?? document.body)
}
