import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paymentGateways } from '../../lib/payment-gateways.ts'
import { Filter } from '../../ui/filter.tsx'
import { PeriodFilter } from '../../ui/period-filter.tsx'
import { Select } from '../../ui/select.tsx'
import { customerQuery } from '../customers/queries.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay } from '../me.ts'
import { useStaff } from '../operators/staff-names.tsx'
import { staffName } from '../operators/staff-rules.ts'
import { useActionOptions, useActionWords } from './actions.ts'
import { useActorName } from './actor.ts'
import { auditSearch } from './audit-search.ts'
import { FoundFilter } from './found-filter.tsx'
import { auditQuery } from './queries.ts'

const ActionFilter = () => {
  const { t } = useTranslation('operator')
  const [{ action }, change] = useListSearch(auditSearch)
  const wordsOf = useActionWords()
  const options = useActionOptions()
  return (
    <Filter
      name={t('audit.filters.action')}
      value={action === undefined ? undefined : wordsOf(action)}
      onClear={() => change({ action: undefined })}
    >
      {(close) => (
        <Select
          label={t('audit.filters.action')}
          searchable
          value={action ?? ''}
          options={options}
          onChange={(next) => {
            if (next === '') return
            change({ action: next })
            close()
          }}
        />
      )}
    </Filter>
  )
}

/** Filters by actor: operators by name, and automatic actors. */
const ActorFilter = () => {
  const { t } = useTranslation('operator')
  const [{ actor }, change] = useListSearch(auditSearch)
  const staff = useStaff()
  const nameOf = useActorName()
  const people = staff.map(({ handle }) => ({ value: `operator:${handle}`, label: staffName(staff, handle) }))
  const others = ['system', ...paymentGateways.map((gateway) => `gateway:${gateway}`)]
  return (
    <Filter
      name={t('audit.filters.actor')}
      value={actor === undefined ? undefined : nameOf({ actor, actor_email: null })}
      onClear={() => change({ actor: undefined })}
    >
      {(close) => (
        <Select
          label={t('audit.filters.actor')}
          searchable
          value={actor ?? ''}
          options={[
            ...people,
            ...others.map((value) => ({ value, label: nameOf({ actor: value, actor_email: null }) })),
          ]}
          onChange={(next) => {
            if (next === '') return
            change({ actor: next })
            close()
          }}
        />
      )}
    </Filter>
  )
}

/** Filters by the customer whose log shows the entries. */
const CustomerFilter = () => {
  const { t } = useTranslation('operator')
  const [{ account_id }, change] = useListSearch(auditSearch)
  const mayRead = useMay()('customers:read')
  const { data } = useQuery({ ...customerQuery(account_id ?? ''), enabled: mayRead && account_id !== undefined })
  return (
    <FoundFilter
      name={t('audit.filters.account_id')}
      hint={t('audit.hints.account_id')}
      value={account_id === undefined ? undefined : (data?.email ?? account_id)}
      areas={['customers:read']}
      onChoose={(id) => change({ account_id: id })}
      onClear={() => change({ account_id: undefined })}
    />
  )
}

/** Filters by object; the entries themselves contain its name. */
const ObjectFilter = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(auditSearch)
  const { object_id } = search
  const { data } = useQuery(auditQuery(search))
  const name = data?.entries.find((entry) => entry.object_id === object_id)?.object_name
  return (
    <FoundFilter
      name={t('audit.filters.object_id')}
      hint={t('audit.hints.object_id')}
      value={object_id === undefined ? undefined : (name ?? object_id)}
      areas={['tickets:read', 'orders:read', 'licences:read']}
      onChoose={(id) => change({ object_id: id })}
      onClear={() => change({ object_id: undefined })}
    />
  )
}

/** Filters the log by date, action, actor, object and customer. */
export const AuditFilters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(auditSearch)
  return (
    <>
      <PeriodFilter period={search} words={(word, values) => t(`list.period.${word}`, values)} onChange={change} />
      <ActionFilter />
      <ActorFilter />
      <ObjectFilter />
      <CustomerFilter />
    </>
  )
}
