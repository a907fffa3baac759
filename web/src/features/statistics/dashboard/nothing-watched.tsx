import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ClearFilters } from '../../../ui/clear-filters.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ChartArt } from '../chart-art.tsx'
import { isFiltered, noFilters } from '../list/lists.ts'
import type { ViewingChange } from '../list/use-viewing-search.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { presetOf } from '../range/range.ts'

interface NothingWatchedProps {
  readonly search: DashboardSearch
  readonly onChange: ViewingChange<DashboardSearch>
}

/** Takes the place of all charts, with what to do about it. */
export const NothingWatched = ({ search, onChange }: NothingWatchedProps) => {
  const { t } = useTranslation('statistics')
  const filtered = isFiltered(search)
  const isLongest = presetOf(search, 'month') === 'quarter'
  return (
    <Panel>
      <EmptyState
        art={<ChartArt />}
        title={t('top.none')}
        text={t(filtered ? 'empty.filtered_text' : 'empty.text')}
        actions={
          filtered ? (
            <ClearFilters onClear={() => onChange(noFilters)} />
          ) : (
            !isLongest && (
              <Button onClick={() => onChange({ from: undefined, to: undefined, range: 'quarter' })}>
                {t('empty.quarter')}
              </Button>
            )
          )
        }
      />
    </Panel>
  )
}
