import { useEffect, useEffectEvent } from 'react'
import { isTyping, singleKeysOn } from '../../app/shortcuts/use-shortcuts.ts'

/** Does something for single keys, told by their place on the keyboard, while nothing is being typed. */
export const useKeys = (actions: Readonly<Record<string, (() => void) | undefined>>): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code]
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (isTyping(event.target) || !singleKeysOn()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
