import { Link } from '@tanstack/react-router'
import { TabBar } from '../../ui/tab-bar.tsx'
import { place } from '../paths.ts'
import { useCounted } from './use-counted.ts'

interface ViewTab<View extends string> {
  readonly name: View
  readonly title: string
  readonly count?: number | undefined
}

interface ViewTabsProps<View extends string> {
  /** What the tabs divide, for screen readers. */
  readonly label: string
  /** The page. The first view has no name in the address. */
  readonly to: string
  readonly value: View
  readonly views: readonly ViewTab<View>[]
  /** The search and filters that are kept when switching views. */
  readonly kept?: Readonly<Record<string, string | number | undefined>>
}

/** The views of one list, each with its own address. */
export const ViewTabs = <View extends string>({ label, to, value, views, kept }: ViewTabsProps<View>) => {
  const counted = useCounted()
  return (
    // Counts arrive later and move the tabs.
    <TabBar label={label} chosen={`${value} ${views.filter(({ count }) => count === undefined).length}`}>
      {views.map(({ name, title, count }, at) => (
        <Link
          key={name}
          {...place(to, { ...kept, ...(at > 0 && { view: name }) })}
          activeOptions={{ exact: true }}
          aria-current={name === value ? 'page' : undefined}
        >
          {title}
          {count !== undefined && <span className="n">{counted(count).replace?.count ?? count}</span>}
        </Link>
      ))}
    </TabBar>
  )
}
