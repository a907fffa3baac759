import { type DOMAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { awaitNewer } from '../api/newer-version.ts'
import { whole } from '../api/whole-files.ts'

type FloatingParts = typeof import('./floating-parts.ts')

/** Long enough for the page's own requests to come first, even on a slow line. */
const settleMs = 2000

const loadWhole = whole(() => import('./floating-parts.ts'))
let loaded: FloatingParts | undefined
let isComing = false

const load = async (): Promise<FloatingParts> => {
  loaded ??= await loadWhole().catch(awaitNewer)
  return loaded
}

const loadSoon = (): void => {
  if (isComing) return
  isComing = true
  setTimeout(() => void load(), settleMs)
}

/** The floating parts for components inside a floating element: there they are already loaded. */
export const floatingParts = (): FloatingParts => {
  if (loaded === undefined) throw new Error('Nothing floats yet')
  return loaded
}

interface Floating<Host extends HTMLElement> {
  /** Undefined until somebody reaches for the host element. */
  readonly parts: FloatingParts | undefined
  readonly host: RefObject<Host | null>
  /** The props of the host while the parts are not loaded. */
  readonly waiting: DOMAttributes<Host> & { readonly ref: RefObject<Host | null> }
}

/**
 * Loads the code of menus, filters and tooltips on demand. It is a fifth of what a first visit loads, and no page shows
 * these parts before they are asked for. So it loads once the page has settled, or as soon as the pointer or the focus
 * reaches the first host. If the host was pressed in the meantime, `onPress` runs once the code is there.
 */
export const useFloating = <Host extends HTMLElement>(onPress?: () => void): Floating<Host> => {
  const [parts, setParts] = useState(loaded)
  const host = useRef<Host>(null)
  const isHeld = useRef(false)
  const isPressed = useRef(false)
  const isFocused = useRef(false)
  const change = async (): Promise<void> => {
    const next = await load()
    // Loading the parts replaces the host element. This must not happen between the two halves of a click, hence the
    // check; it is rendered synchronously, and the focus moves along.
    if (isHeld.current) return
    isFocused.current = host.current !== null && host.current === document.activeElement
    flushSync(() => setParts(next))
  }
  const reach = (): void => void change()
  const hold = (held: boolean) => (): void => {
    isHeld.current = held
  }
  const press = (): void => {
    isHeld.current = false
    isPressed.current = true
    reach()
  }
  useEffect(loadSoon, [])
  useLayoutEffect(() => {
    if (parts === undefined) return
    // The focus was lost with the old element, unless the user has moved it meanwhile.
    if (isFocused.current && document.activeElement === document.body) host.current?.focus()
    if (isPressed.current) onPress?.()
    isFocused.current = false
    isPressed.current = false
  })
  const pressing = onPress && { onPointerDown: hold(true), onPointerLeave: hold(false), onClick: press }
  return { parts, host, waiting: { ref: host, onPointerEnter: reach, onFocus: reach, ...pressing } }
}
