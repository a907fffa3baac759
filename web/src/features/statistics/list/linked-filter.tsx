import { useTranslation } from 'react-i18next'
import { useLicenceName } from '../../../api/use-licence-name.ts'
import { Filter } from '../../../ui/filter.tsx'
import { programName } from './program.ts'
import type { ViewingSearch } from './viewing-search.ts'

/** A partial text stays as typed; a value picked from the list is a full user agent. */
export const programIn = (value: string): string => (value.includes('/') ? programName(value) : value)
export const linkedFilters = ['stream', 'agent', 'server', 'server_ip', 'licence'] as const
type LinkedFilterName = (typeof linkedFilters)[number]

/** The filter for sessions that lack this value. */
const noneOf: { readonly [Name in LinkedFilterName]?: 'no_agent' | 'no_server' } = {
  agent: 'no_agent',
  server: 'no_server',
}

interface LinkedFilterProps {
  readonly name: LinkedFilterName
  readonly search: ViewingSearch
  readonly onChange: (next: ViewingSearch) => void
}

/** A filter that was set by a link and can only be removed. */
export const LinkedFilter = ({ name, search, onChange }: LinkedFilterProps) => {
  const { t } = useTranslation('statistics')
  const value = search[name]
  const licence = useLicenceName(name === 'licence' ? value : undefined)
  const none = noneOf[name]
  if (value === undefined && (none === undefined || search[none] === undefined)) return null
  const words: { readonly [Name in LinkedFilterName]?: string } = {
    agent: programIn(value ?? ''),
    licence: licence ?? t('filters.one_licence'),
  }
  return (
    <Filter
      name={t(`filters.${name}`)}
      value={value === undefined ? t('filters.none') : (words[name] ?? value)}
      onClear={() => onChange({ [name]: undefined, ...(none && { [none]: undefined }) })}
    >
      {() => <p className="small">{t(value === undefined ? 'filters.none_text' : `filters.${name}_text`)}</p>}
    </Filter>
  )
}
