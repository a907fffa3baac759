import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface KeptProps {
  readonly shown: boolean
  readonly children: ReactNode
}

/** Drawn once it is to be shown, and only hidden from then on: what was typed in it, and what it waits for, stays. */
export const Kept = ({ shown, children }: KeptProps) => {
  const [reached, setReached] = useState(shown)
  const place = useRef<HTMLDivElement>(null)
  if (shown && !reached) setReached(true)
  useLayoutEffect(() => {
    // The way back left an open dialog behind: hidden, it would still keep everything else from being used.
    if (!shown && place.current?.querySelector('dialog[open]') != null) setReached(false)
  }, [shown])
  if (!reached) return null
  return (
    <div ref={place} hidden={!shown}>
      {children}
    </div>
  )
}
