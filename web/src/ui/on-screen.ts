import { useLayoutEffect, useRef } from 'react'

/** What the components on screen offer, such as shortcuts: a hook that registers it while they are mounted, and all of it. */
export const onScreen = <Item>() => {
  const lists = new Set<{ readonly current: readonly Item[] }>()
  const useItems = (items: readonly Item[]): void => {
    const latest = useRef(items)
    // Registered in the layout effect: with a later one, a key pressed as soon as the page appears would be lost.
    useLayoutEffect(() => {
      latest.current = items
      lists.add(latest)
    })
    useLayoutEffect(() => () => void lists.delete(latest), [])
  }
  const now = (): readonly Item[] => [...lists].flatMap(({ current }) => current)
  return [useItems, now] as const
}
