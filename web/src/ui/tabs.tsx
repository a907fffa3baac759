import { Link, useLocation } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { tabAddress } from './tab-address.ts'
import { TabBar } from './tab-bar.tsx'

export interface Tab {
  /** `add` is the tab for creating something. */
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
  /** Search words and filters that are kept when switching tabs. */
  readonly kept?: Readonly<Record<string, string | undefined>>
}

/** The pages of one area, right below its header. */
export const Tabs = ({ label, tabs, kept }: TabsProps) => {
  const { pathname } = useLocation()
  return (
    <TabBar label={label} chosen={pathname}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={tabAddress(tab)}
          {...(kept !== undefined && { search: kept as never })}
          activeOptions={{ exact: true }}
          aria-current={pathname === tab.to ? 'page' : undefined}
        >
          {tab.name === 'add' && <Plus size={14} />}
          {tab.title}
          {tab.count !== undefined && <span className="n">{tab.count}</span>}
        </Link>
      ))}
    </TabBar>
  )
}
