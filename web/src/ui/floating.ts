import { type DOMAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { awaitNewer } from '../api/newer-version.ts'
import { whole } from '../api/whole-files.ts'

type FloatingParts = typeof import('./floating-parts.ts')

/** Long enough for what the page itself asks for to come first, on a slow line, too. */
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

/** For what stands inside of something that floats: by then the parts are there. */
export const floatingParts = (): FloatingParts => {
  if (loaded === undefined) throw new Error('Nothing floats yet')
  return loaded
}

interface Floating<Host extends HTMLElement> {
  /** Undefined until somebody reaches for the host. */
  readonly parts: FloatingParts | undefined
  readonly host: RefObject<Host | null>
  /** What the host carries while there are no parts. */
  readonly waiting: DOMAttributes<Host> & { readonly ref: RefObject<Host | null> }
}

/**
 * The parts of menus, filters and tips. They are a fifth of what a first visit loads, and no page shows them before
 * they are asked for, so they come when the page has settled, or a pointer or the keyboard reaches the first host.
 * `onPress` runs once they are there if the host was pressed in the meantime.
 */
export const useFloating = <Host extends HTMLElement>(onPress?: () => void): Floating<Host> => {
  const [parts, setParts] = useState(loaded)
  const host = useRef<Host>(null)
  const isHeld = useRef(false)
  const isPressed = useRef(false)
  const isFocused = useRef(false)
  const change = async (): Promise<void> => {
    const next = await load()
    // With the parts the host is another element: not between the two halves of a click, which is why it is drawn here and now, and the focus goes with it.
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
    // It went with the other element, unless somebody has moved it on meanwhile.
    if (isFocused.current && document.activeElement === document.body) host.current?.focus()
    if (isPressed.current) onPress?.()
    isFocused.current = false
    isPressed.current = false
  })
  const pressing = onPress && { onPointerDown: hold(true), onPointerLeave: hold(false), onClick: press }
  return { parts, host, waiting: { ref: host, onPointerEnter: reach, onFocus: reach, ...pressing } }
}
