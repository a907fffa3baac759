import { breakpoints } from '@foyer/contract/vocabulary/constants.ts'
import { useState, useSyncExternalStore } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { listen } from '../../ui/listen.ts'

const key = 'drawer'

const useMedia = (query: string): boolean => {
  const media = window.matchMedia(query)
  return useSyncExternalStore(
    (listener) => listen(media, 'change', listener),
    () => media.matches,
  )
}

export interface DrawerState {
  /** Below 900 px the drawer is an overlay over the page. */
  readonly overlays: boolean
  /** Takes its full 285 px beside the page, or lies over the page as an overlay. */
  readonly open: boolean
  /** Collapsed, but temporarily wide because the pointer is over it. */
  readonly peeking: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** A resting pointer that the menu happens to appear under shows no interest in it, so only movement counts. */
  readonly onPointerMove: () => void
  readonly onPointerLeave: () => void
}

/** Open or collapsed as the visitor left it. Until they choose, it is open on wide screens. */
export const useDrawer = (): DrawerState => {
  const overlays = useMedia(`(max-width: ${breakpoints.md - 1}px)`)
  const wide = useMedia(`(min-width: ${breakpoints.lg}px)`)
  const [chosen, setChosen] = useState(() => browserStore.get(key))
  const [overlayOpen, setOverlayOpen] = useState(false)
  const [hovered, setHovered] = useState(false)
  const open = overlays ? overlayOpen : chosen === null ? wide : chosen === 'open'
  const choose = (next: boolean): void => {
    if (overlays) return setOverlayOpen(next)
    const value = next ? 'open' : 'collapsed'
    browserStore.set(key, value)
    setChosen(value)
    setHovered(false)
  }
  return {
    overlays,
    open,
    peeking: !overlays && !open && hovered,
    toggle: () => choose(!open),
    close: () => setOverlayOpen(false),
    onPointerMove: () => setHovered(window.matchMedia('(hover: hover)').matches),
    onPointerLeave: () => setHovered(false),
  }
}
