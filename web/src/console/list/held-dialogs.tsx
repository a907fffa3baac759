import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useState } from 'react'

type Draw = (onClose: () => void) => ReactNode

const Hold = createContext<(draw: Draw) => void>(() => {
  throw new Error('a dialog was asked for outside of HeldDialogs')
})

/**
 * Opens a dialog that stays when whatever asked for it leaves the page: a row that another colleague settles, or that goes to another page,
 * takes along what stands within it, with every word typed there.
 */
export const useHeldDialog = (): ((draw: Draw) => void) => use(Hold)

/** The place of such dialogs, one at a time, until the page is another. */
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
