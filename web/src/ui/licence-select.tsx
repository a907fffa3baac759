import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf, api } from '../api/client.ts'
import { namedLicence } from '../api/use-licence-name.ts'
import type { FieldTexts } from './field.tsx'
import { licenceOption } from './licence-option.ts'
import { type Search, searchedQuery, SearchedSelect } from './searched-select.tsx'

const searchOf = (outcome: 'license' | undefined): Search<Deliverable> => ({
  key: ['deliverables', outcome ?? 'all'],
  read: async (asked, signal) => {
    const params = { query: { ...asked, ...(outcome && { outcome }), sort: 'human_id' as const } }
    const { deliverables: rows, next } = await answerOf(api.GET('/billing/api/v1/deliverables', { params, signal }))
    return { rows, next }
  },
})

interface LicenceSelectProps extends FieldTexts {
  /** Leaves out what else was sold. */
  readonly only?: 'license'
  /** The licence's id; empty while none is chosen. */
  readonly value: string
  /** What choosing no licence is called, where that is a choice. */
  readonly none?: string
  /** Where it is all that was opened. */
  readonly autoFocus?: boolean
  /** Stands in its place for people without licences. */
  readonly empty?: ReactNode
  readonly onChange: (licence: Deliverable | undefined) => void
}

/** Choose one of the licences that the user can see, however many these are. */
export const LicenceSelect = ({ only, empty = null, onChange, ...field }: LicenceSelectProps) => {
  const client = useQueryClient()
  const search = searchOf(only)
  const first = useQuery(searchedQuery(search, ''))
  const { data: chosen } = useQuery({ ...namedLicence(field.value), enabled: field.value !== '' })
  // Most customers have licences, so the field's place is kept until that is known.
  if (first.data?.rows.length === 0) return empty
  return (
    <SearchedSelect
      {...field}
      chosen={chosen && licenceOption(chosen)}
      search={search}
      optionOf={licenceOption}
      onChange={(licence) => {
        // Known from its row, it need not be asked for.
        if (licence !== undefined) client.setQueryData(namedLicence(licence.id).queryKey, licence)
        onChange(licence)
      }}
    />
  )
}
