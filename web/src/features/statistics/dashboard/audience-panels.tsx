import './audience-panels.css'
import type { AudienceShare } from '@foyer/contract/statistics/audience.ts'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { formatHours } from '../../../lib/durations.ts'
import { displayNames, numberFormat } from '../../../lib/intl.ts'
import { formatBytesAligned, formatNumber } from '../../../lib/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { filtersOf } from '../list/lists.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import type { Range } from '../range/range.ts'
import { BarListSkeleton } from './bar-list.tsx'
import { isTooMuch } from './use-series.ts'

/** Like the other figures of a range. */
const staleMs = 60_000

const audienceQuery = (range: Range, search: DashboardSearch) => {
  const query = filtersOf('sessions', search, range)
  return queryOptions({
    queryKey: ['viewing', 'audience', query],
    queryFn: () => answerOf(api.GET('/retroview/api/v3/audience', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  })
}

type Answer = Awaited<ReturnType<NonNullable<ReturnType<typeof audienceQuery>['queryFn']>>>
type Kind = 'countries' | 'protos'

/** As many as the charts above have. */
const few = 10

/** The name of a country in the reader's language. Media servers may report anything; what is no code stays as it is. */
const countryName = (code: string, locale: 'en' | 'ru'): string =>
  /^[A-Z]{2}$/.test(code) ? (displayNames(locale, { type: 'region' }).of(code) ?? code) : code

interface RowProps {
  readonly share: AudienceShare
  readonly kind: Kind
  /** Of all of the table, in seconds. */
  readonly total: number
}

const Row = ({ share: { value, duration, bytes, sessions_count }, kind, total }: RowProps) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const part = total === 0 ? 0 : duration / total
  const percent = numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const name = kind === 'countries' ? countryName(value, locale) : value
  return (
    <tr>
      <th scope="row">
        <span className="audience-part" style={{ inlineSize: `${part * 100}%` }} />
        <span className={value === '' ? 'audience-name subtle' : 'audience-name'}>
          {value === '' ? t('audience.unknown') : name}
        </span>
      </th>
      <td>{total === 0 ? '' : percent.format(part)}</td>
      <td>{formatHours(duration, locale)}</td>
      <td className="audience-spare">{formatNumber(sessions_count, locale)}</td>
      <td className="audience-spare">{formatBytesAligned(bytes, locale)}</td>
    </tr>
  )
}

const Shares = ({ shares, kind }: { readonly shares: readonly AudienceShare[]; readonly kind: Kind }) => {
  const { t } = useTranslation('statistics')
  const [isWhole, setWhole] = useState(false)
  const total = shares.reduce((sum, { duration }) => sum + duration, 0)
  const shown = isWhole ? shares : shares.slice(0, few)
  return (
    <>
      <table className="audience" aria-label={t(`audience.${kind}`)}>
        <thead>
          <tr>
            <th scope="col">{t(kind === 'countries' ? 'audience.country' : 'columns.proto')}</th>
            <th scope="col">{t('audience.share')}</th>
            <th scope="col">{t('figures.duration')}</th>
            <th scope="col" className="audience-spare">
              {t('columns.sessions_count')}
            </th>
            <th scope="col" className="audience-spare">
              {t('columns.bytes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((share) => (
            <Row key={share.value} share={share} kind={kind} total={total} />
          ))}
        </tbody>
      </table>
      {shares.length > few && (
        <Button size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('audience.fewer') : t('audience.all', { count: shares.length })}
        </Button>
      )}
    </>
  )
}

/** Without data, a sentence says why. */
const Content = ({ shares, kind }: { readonly shares: readonly AudienceShare[]; readonly kind: Kind }) => {
  const { t } = useTranslation('statistics')
  if (shares.length === 0) return <p className="chart-empty">{t('no_data')}</p>
  if (shares.every(({ value }) => value === '')) return <p className="chart-empty">{t(`audience.no_${kind}`)}</p>
  return <Shares shares={shares} kind={kind} />
}

interface AudiencePanelProps {
  readonly query: UseQueryResult<Answer>
  readonly kind: Kind
}

const AudiencePanel = ({ query, kind }: AudiencePanelProps) => {
  const { t } = useTranslation('statistics')
  return (
    <Panel title={t(`audience.${kind}`)}>
      {isTooMuch(query.error) ? (
        <p className="chart-empty">{t('audience.beyond')}</p>
      ) : (
        <Loaded query={query} level={2} skeleton={<BarListSkeleton />}>
          {(answer) => <Content shares={answer[kind]} kind={kind} />}
        </Loaded>
      )}
    </Panel>
  )
}

/** Where viewers are and how they are reached, by view time. */
export const AudiencePanels = ({ search, range }: { readonly search: DashboardSearch; readonly range: Range }) => {
  const query = useQuery(audienceQuery(range, search))
  return (
    <>
      <AudiencePanel query={query} kind="countries" />
      <AudiencePanel query={query} kind="protos" />
    </>
  )
}
