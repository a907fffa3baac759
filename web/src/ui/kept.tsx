import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface KeptProps {
  readonly shown: boolean
  readonly children: ReactNode
}

/** Rendered when first shown and only hidden afterwards, so that typed text and pending requests survive. */
export const Kept = ({ shown, children }: KeptProps) => {
  const [reached, setReached] = useState(shown)
  const place = useRef<HTMLDivElement>(null)
  if (shown && !reached) setReached(true)
  useLayoutEffect(() => {
    // Going back left a dialog open. Hidden but modal, it would still block the whole page, so the part is unmounted.
    if (!shown && place.current?.querySelector('dialog[open]') != null) setReached(false)
  }, [shown])
  if (!reached) return null
  return (
    <div ref={place} hidden={!shown}>
      {children}
    </div>
  )
}
