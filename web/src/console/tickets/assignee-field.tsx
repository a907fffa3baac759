import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { toldApart } from '../catalogue/told-apart.ts'
import { useMay, useMe } from '../me.ts'
import { staffQuery } from '../operators/staff-names.tsx'
import { colleaguesOf } from './assignee-rules.ts'
import { queueCarers } from './tickets-search.ts'

/** The colleagues who can look after a ticket, by name. */
export const useColleagueOptions = () => {
  const { t } = useTranslation('operator')
  const me = useMe()
  const locale = useLocale()
  const query = useQuery({ ...staffQuery, enabled: useMay()('operators:read') })
  const colleagues = colleaguesOf(query.data ?? [], me, locale)
  const options = toldApart(
    colleagues.map((one) => ({ value: one.handle, label: `${one.name} · ${t(`roles.${one.role}`)}` })),
  )
  return { staff: query.data, colleagues, options, query }
}

interface AssigneeFieldProps {
  /** `me`, `nobody`, or a colleague's handle. */
  readonly value: string
  readonly error: React.ReactNode
  readonly onChange: (assigned: string) => void
}

/** Who looks after a new ticket. */
export const AssigneeField = ({ value, error, onChange }: AssigneeFieldProps) => {
  const { t } = useTranslation('operator')
  const { options } = useColleagueOptions()
  return (
    <Select
      label={t('tickets.assigned_to')}
      data-path="assigned"
      searchable
      value={value}
      error={error}
      options={[...queueCarers.map((each) => ({ value: each, label: t(`tickets.carers.${each}`) })), ...options]}
      onChange={onChange}
    />
  )
}
