import './tabs.css'
import { Children, type ReactNode, useEffect, useRef } from 'react'

interface TabBarProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string
  /** Which tab is on screen. */
  readonly chosen: string | undefined
  readonly children: ReactNode
}

/** A row of links, the chosen one in sight. Where it is wider than the page it scrolls, and fades where there is more. */
export const TabBar = ({ label, chosen, children }: TabBarProps) => {
  const bar = useRef<HTMLElement>(null)
  const count = Children.count(children)
  useEffect(() => {
    const { current } = bar
    const tab = current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls the bar alone: the page stands where it is.
    if (current !== null && tab != null)
      current.scrollTo({ left: tab.offsetLeft - current.offsetLeft - current.clientWidth / 2 + tab.offsetWidth / 2 })
  }, [chosen, count])
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {children}
    </nav>
  )
}
