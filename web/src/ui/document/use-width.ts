import { type RefCallback, useCallback, useState } from 'react'

/** The inner width of an element in px, updated as it changes; 0 until the element is mounted. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(
      ([entry]) => entry !== undefined && setWidth(Math.floor(entry.contentRect.width)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
