import { useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from '../../ui/is-composing.ts'
import { listen } from '../../ui/listen.ts'

/** What was typed while the search was loading, and whether Enter was pressed after it. */
interface Typed {
  readonly text: string
  readonly isEntered: boolean
}

const nothing: Typed = { text: '', isEntered: false }
let typed = nothing

/** Hands over what was typed, once. */
export const takeTyped = (): Typed => {
  const all = typed
  typed = nothing
  return all
}

const afterKey = ({ text }: Typed, key: string): Typed | undefined => {
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered: false }
  if (key === 'Enter') return { text, isEntered: text !== '' }
  return key.length === 1 ? { text: text + key, isEntered: false } : undefined
}

/** Stands in for the search until its file is loaded, so that nothing typed meanwhile is lost. */
export const TypedAhead = ({ onClose }: { onClose: () => void }) => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    typed = nothing
    const keep = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      const next = afterKey(typed, event.key)
      if (event.key === 'Escape') close()
      else if (next !== undefined) typed = next
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    return listen(window, 'keydown', keep, { capture: true })
  }, [])
  return null
}
