import './tabs.css'
import { Link, useLocation } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { tabAddress } from './tab-address.ts'

export interface Tab {
  /** `add` is the tab that starts something new. */
  readonly name: string
  readonly title: string
  readonly to: string
  readonly entity?: string | undefined
  readonly count?: number | undefined
}

interface TabsProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** The pages of one area, right under its header. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>(`[href="${pathname}"]`)
    // Scrolls the bar alone: the page stands where it is.
    if (chosen != null)
      bar.current?.scrollTo({ left: chosen.offsetLeft - bar.current.clientWidth / 2 + chosen.offsetWidth / 2 })
  }, [pathname])
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={tabAddress(tab)}
          activeOptions={{ exact: true }}
          aria-current={pathname === tab.to ? 'page' : undefined}
        >
          {tab.name === 'add' && <Plus size={14} />}
          {tab.title}
          {tab.count !== undefined && <span className="n">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
