import { useEffectEvent, useLayoutEffect } from 'react'

let typed = ''

/** What was typed while the search was on its way. */
export const takeTyped = (): string => {
  const all = typed
  typed = ''
  return all
}

/** Stands in for the search until its file is there, so that whoever types at once loses nothing. */
export const TypedAhead = ({ onClose }: { onClose: () => void }) => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    typed = ''
    const keep = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') close()
      else if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else if (event.key.length === 1) typed += event.key
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', keep, { capture: true })
    return () => removeEventListener('keydown', keep, { capture: true })
  }, [])
  return null
}
