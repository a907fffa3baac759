import { PanelLeft, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DrawerState } from './drawer-state.ts'

/** Opens the global search. */
export const FindButton = ({ onFind }: { onFind: () => void }) => {
  const { t } = useTranslation()
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
  return (
    <button type="button" className="find" onClick={onFind} aria-keyshortcuts="Control+K Meta+K /">
      <Search />
      <span className="grow cut">{t('find.open')}</span>
      <kbd aria-hidden="true">{keys}</kbd>
    </button>
  )
}

/** Opens and collapses the menu; closes it if it is an overlay. */
export const DrawerToggle = ({ state: { overlays, open, toggle } }: { state: DrawerState }) => {
  const { t } = useTranslation()
  const label = overlays ? t('shell.close_menu') : open ? t('shell.collapse') : t('shell.expand')
  return <IconButton icon={overlays ? X : PanelLeft} label={label} size="m" aria-expanded={open} onClick={toggle} />
}

interface DrawerFrameProps {
  readonly state: DrawerState
  readonly children: ReactNode
}

const OverlayFrame = ({ state, children }: DrawerFrameProps) => {
  const { t } = useTranslation()
  const { open, close } = state
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="side over"
      aria-label={t('shell.main_menu')}
      onClose={close}
      onPointerDown={({ target }) => {
        // Clicks on the backdrop arrive at the dialog itself.
        if (target === dialog.current) close()
      }}
    >
      {open && children}
    </dialog>
  )
}

/** The side menu: 285 px open, 65 px collapsed, and wide while the mouse hovers over it. On phones it is an overlay. */
export const DrawerFrame = ({ state, children }: DrawerFrameProps) => {
  if (state.overlays) return <OverlayFrame state={state}>{children}</OverlayFrame>
  return (
    <aside
      className={state.open ? 'side' : state.peeking ? 'side rail peek' : 'side rail'}
      onPointerMove={state.onPointerMove}
      onPointerLeave={state.onPointerLeave}
    >
      {children}
    </aside>
  )
}
