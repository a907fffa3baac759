import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useState } from 'react'

type Draw = (onClose: () => void) => ReactNode

const Hold = createContext<(draw: Draw) => void>(() => {
  throw new Error('a dialog was asked for outside of HeldDialogs')
})

/**
 * Opens a dialog that outlives the element that opened it. A table row may disappear, because a colleague settles it or
 * it moves to another page, and would take a dialog inside it along, with everything typed there.
 */
export const useHeldDialog = (): ((draw: Draw) => void) => use(Hold)

/** The place of such dialogs, one at a time, until the page changes. */
export const HeldDialogs = ({ children }: { readonly children: ReactNode }) => {
  const pathname = useLocation({ select: (location) => location.pathname })
  const [held, setHeld] = useState<{ readonly draw: Draw; readonly on: string }>()
  return (
    <Hold value={(draw) => setHeld({ draw, on: pathname })}>
      {children}
      {held?.on === pathname && held.draw(() => setHeld(undefined))}
    </Hold>
  )
}
