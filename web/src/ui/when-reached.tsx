import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen it begins to load, so that it is there when somebody scrolls to it. */
const ahead = '300px'

/** The end of a page, which is loaded only for those who come near it. */
export const WhenReached = ({ children }: { readonly children: ReactNode }) => {
  const [isReached, setReached] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isReached ? children : <div ref={place} />
}
