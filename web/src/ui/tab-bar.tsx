import './tabs.css'
import { Children, type ReactNode, useEffect, useRef } from 'react'

interface TabBarProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string
  /** The tab on screen. */
  readonly chosen: string | undefined
  readonly children: ReactNode
}

/** A row of links, the chosen one scrolled into view. If it is wider than the page, it scrolls and fades at the edges. */
export const TabBar = ({ label, chosen, children }: TabBarProps) => {
  const bar = useRef<HTMLElement>(null)
  const seen = useRef('')
  const now = `${chosen ?? ''} ${Children.count(children)}`
  useEffect(() => {
    const { current } = bar
    const tab = current?.querySelector<HTMLElement>('[aria-current]')
    // Once it has been scrolled for this tab it is left alone, because the user may be looking at the others.
    if (current === null || tab == null || seen.current === now) return
    seen.current = now
    // Scrolls only the bar; the page stays where it is.
    current.scrollTo({ left: tab.offsetLeft - current.offsetLeft - current.clientWidth / 2 + tab.offsetWidth / 2 })
  }, [now])
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {children}
    </nav>
  )
}
