import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceButtons } from '../../ui/choice-buttons.tsx'
import { Filter } from '../../ui/filter.tsx'
import { Select } from '../../ui/select.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay, useMe } from '../me.ts'
import { staffQuery, useStaff } from '../operators/staff-names.tsx'
import { staffName } from '../operators/staff-rules.ts'
import { queueCarers, ticketsSearch } from './tickets-search.ts'

interface ColleagueProps {
  readonly value: string
  readonly onChoose: (handle: string) => void
}

/** Former colleagues too: their tickets stay with them until somebody takes them over. */
const Colleague = ({ value, onChoose }: ColleagueProps) => {
  const { t } = useTranslation('operator')
  const me = useMe()
  const locale = useLocale()
  const staff = useStaff()
  const options = staff
    .filter(({ id, open_tickets, person }) => id !== me.id && (person || open_tickets > 0))
    .map(({ handle, blocked }) => {
      const name = staffName(staff, handle)
      return { value: handle, label: blocked ? `${name} · ${t('tickets.colleague_blocked')}` : name }
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  if (options.length === 0) return null
  return (
    <Select
      label={t('tickets.colleague')}
      searchable
      value={value}
      options={options}
      onChange={(handle) => {
        if (handle !== '') onChoose(handle)
      }}
    />
  )
}

/** Filters the queue by whose tickets they are: the user's own, nobody's, or a colleague's. */
export const AssignedFilter = () => {
  const { t } = useTranslation('operator')
  const [{ assigned }, change] = useListSearch(ticketsSearch)
  const carer = queueCarers.find((each) => each === assigned)
  const handle = carer === undefined ? assigned : undefined
  const enabled = useMay()('operators:read') && handle !== undefined
  const { data = [] } = useQuery({ ...staffQuery, enabled })
  const chosen = carer === undefined ? handle && staffName(data, handle) : t(`tickets.carers.${carer}`)
  return (
    <Filter name={t('tickets.assigned_to')} value={chosen} onClear={() => change({ assigned: undefined })}>
      {(close) => {
        const choose = (next: string): void => {
          change({ assigned: next })
          close()
        }
        return (
          <div className="stack">
            <ChoiceButtons
              choices={queueCarers}
              chosen={carer}
              labelOf={(each) => t(`tickets.carers.${each}`)}
              onChoose={choose}
            />
            <Colleague value={handle ?? ''} onChoose={choose} />
          </div>
        )
      }}
    </Filter>
  )
}
