import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TabBar } from '../../../ui/tab-bar.tsx'
import type { LicenceTab } from '../list/licences-search.ts'
import { unitOf } from './usage.ts'

/** The tabs of a licence's page, each with its own address. */
const tabsOf = (licence: Deliverable): readonly LicenceTab[] => {
  // Support and hardware run no servers, and servers without a network use a file instead of the key.
  const takesKey = unitOf(licence) !== undefined && licence.activation_type === 'online'
  return [undefined, ...(takesKey ? (['connect'] as const) : []), 'history']
}

/** The tab on screen. A tab that this licence does not have falls back to the overview. */
export const shownTab = (licence: Deliverable, asked: LicenceTab): LicenceTab =>
  tabsOf(licence).includes(asked) ? asked : undefined

export const LicenceTabs = ({ licence, shown }: { readonly licence: Deliverable; readonly shown: LicenceTab }) => {
  const { t } = useTranslation('licensing')
  return (
    <TabBar label={t('tabs.label')} chosen={shown}>
      {tabsOf(licence).map((tab) => (
        <Link
          key={tab ?? 'overview'}
          to="/licenses/$id"
          params={{ id: licence.id }}
          search={{ tab }}
          resetScroll={false}
          // An address without a tab belongs to the overview only.
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {t(`tabs.${tab ?? 'overview'}`)}
        </Link>
      ))}
    </TabBar>
  )
}
