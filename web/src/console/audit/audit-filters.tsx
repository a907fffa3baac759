import { gateways } from '@foyer/contract/vocabulary/gateway.ts'
import { useTranslation } from 'react-i18next'
import { Filter } from '../../ui/filter.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useStaff } from '../operators/staff-names.tsx'
import { staffName } from '../operators/staff-rules.ts'
import { useActionOptions, useActionWords } from './actions.ts'
import { useActorName } from './actor.ts'
import { auditSearch } from './audit-search.ts'

const typed = ['object_id', 'account_id'] as const

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

/** Whose doing it was: staff by their names, and what does things by itself. */
const ActorFilter = () => {
  const { t } = useTranslation('operator')
  const [{ actor }, change] = useListSearch(auditSearch)
  const staff = useStaff()
  const nameOf = useActorName()
  const people = staff.map(({ handle }) => ({ value: `operator:${handle}`, label: staffName(staff, handle) }))
  const others = ['system', ...gateways.map((gateway) => `gateway:${gateway}`)]
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

/** Narrows the log to what was done, by whom, to what and in whose log. */
export const AuditFilters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(auditSearch)
  const fields = typed.map((name) => (
    <Filter
      key={name}
      name={t(`audit.filters.${name}`)}
      value={search[name]}
      onClear={() => change({ [name]: undefined })}
    >
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const words = new FormData(event.currentTarget).get('words')
            change({ [name]: typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined })
            close()
          }}
        >
          <TextField
            name="words"
            label={t(`audit.filters.${name}`)}
            hint={t(`audit.hints.${name}`)}
            defaultValue={search[name]}
          />
        </form>
      )}
    </Filter>
  ))
  return (
    <>
      <ActionFilter />
      <ActorFilter />
      {fields}
    </>
  )
}
