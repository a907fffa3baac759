import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { useLicenceName } from '../../../api/use-licence-name.ts'
import { Filter } from '../../../ui/filter.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LinkedFilter } from '../list/linked-filter.tsx'
import { filtersIn } from '../list/lists.ts'
import { TextForm } from '../list/text-form.tsx'
import type { ViewingChange } from '../list/use-viewing-search.ts'
import type { DashboardSearch } from '../list/viewing-search.ts'
import { type TopList, type ViewingPage, viewingQuery } from '../queries.ts'
import type { Range } from '../range/range.ts'

interface FiltersProps {
  readonly search: DashboardSearch
  readonly range: Range
  readonly onChange: ViewingChange<DashboardSearch>
}

/** Loaded once it is opened: no other filter of the dashboard needs such a field. */
const LicenceSelect = lazyPart(
  async () => (await import('../../../ui/licence-select.tsx')).LicenceSelect,
  NotFetched,
  () => <Skeleton height={64} />,
)

/** For those who may see licences, and for whoever a link has narrowed to one. */
const LicenceFilter = ({ search: { licence }, onChange }: FiltersProps) => {
  const { t } = useTranslation('statistics')
  const lacksRole = useLacksRole('getDeliverable')
  const name = useLicenceName(licence)
  if (lacksRole && licence === undefined) return null
  return (
    <Filter
      name={t('filters.licence')}
      value={licence === undefined ? undefined : (name ?? t('filters.one_licence'))}
      onClear={() => onChange({ licence: undefined })}
    >
      {(close) =>
        lacksRole ? (
          <p className="small">{t('filters.licence_text')}</p>
        ) : (
          <LicenceSelect
            only="license"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the opened filter consists of
            autoFocus
            label={t('filters.licence')}
            empty={<p className="small">{t('filters.no_licences')}</p>}
            value={licence ?? ''}
            onChange={(next) => {
              // Nothing while the typed text names none.
              if (next === undefined) return
              onChange({ licence: next.id })
              close()
            }}
          />
        )
      }
    </Filter>
  )
}

interface NameKind {
  readonly list: TopList
  readonly nameIn: (row: ViewingPage['metrics'][number]) => string | undefined
  /** What says the same of a row more exactly, and would contradict another name. */
  readonly exact: DashboardSearch
}

const nameFilters: Readonly<Record<'hostname' | 'stream', NameKind>> = {
  hostname: {
    list: 'servers',
    nameIn: ({ server }) => server?.hostname,
    exact: { server: undefined, no_server: undefined },
  },
  stream: { list: 'streams', nameIn: ({ stream_name }) => stream_name, exact: {} },
}

interface NameProps extends FiltersProps {
  readonly name: keyof typeof nameFilters
}

interface NameFormProps extends NameProps {
  readonly close: () => void
}

/** Offers the names that were watched most, whichever is chosen now. */
const NameForm = ({ name, search, range, onChange, close }: NameFormProps) => {
  const { t } = useTranslation('statistics')
  const { list, nameIn, exact } = nameFilters[name]
  const other = { ...search, ...exact, [name]: undefined }
  const { data } = useQuery(viewingQuery(list, other, range))
  const seen = new Set(data?.metrics.map((row) => nameIn(row) ?? ''))
  const value = search[name] ?? ''
  return (
    <TextForm
      label={t(`filters.${name}`)}
      hint={t('filters.exact')}
      value={value}
      seen={[...seen].filter((each) => each !== '')}
      onApply={(next) => {
        if (next !== value) onChange({ ...exact, [name]: next === '' ? undefined : next })
        close()
      }}
    />
  )
}

const NameFilter = (props: NameProps) => {
  const { name, search, onChange } = props
  const { t } = useTranslation('statistics')
  const clear = (): void => onChange({ ...nameFilters[name].exact, [name]: undefined })
  return (
    <Filter name={t(`filters.${name}`)} value={search[name]} onClear={clear}>
      {(close) => <NameForm {...props} close={close} />}
    </Filter>
  )
}

/** Of a server alone it is not known on whose licence it ran: the list of licences is searched for it. */
const ToLicence = ({ search: { licence, hostname } }: Pick<FiltersProps, 'search'>) => {
  const { t } = useTranslation('statistics')
  const lacksRole = useLacksRole('getDeliverable')
  if (lacksRole) return null
  if (licence !== undefined)
    return (
      <Link to="/licenses/$id" params={{ id: licence }} search={{ server: hostname }} className="small">
        {t('licence.show')}
      </Link>
    )
  return (
    hostname !== undefined && (
      <Link to="/licenses" search={{ query: hostname }} className="small">
        {t('licence.with_server')}
      </Link>
    )
  )
}

/** Narrows the dashboard to a licence, a server or a stream; the sums are kept by these. Leads to the sessions they are of, and to the licence. */
export const DashboardFilters = (props: FiltersProps) => {
  const { search, range, onChange } = props
  const { t } = useTranslation('statistics')
  return (
    <>
      <LicenceFilter {...props} />
      <NameFilter name="hostname" {...props} />
      <NameFilter name="stream" {...props} />
      <LinkedFilter name="server" search={search} onChange={onChange} />
      <span className="end row wrap dashboard-links">
        <ToLicence search={search} />
        <Link to="/retroview/sessions" search={{ ...filtersIn(search), ...range }} className="small">
          {t('top.sessions')}
        </Link>
      </span>
    </>
  )
}
