import { useQuery } from '@tanstack/react-query'
import { NamedFilter } from '../list/named-filter.tsx'
import { useMay } from '../me.ts'
import { licenceQuery } from './queries.ts'

interface LicenceFilterProps {
  readonly id: string
  readonly onClear: () => void
}

export const LicenceFilter = (props: LicenceFilterProps) => {
  const { data, isLoading } = useQuery({ ...licenceQuery(props.id), enabled: useMay()('licences:read') })
  return <NamedFilter {...props} of="licence" called={data?.human_id} isLoading={isLoading} />
}
