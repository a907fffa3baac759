import { useQuery } from '@tanstack/react-query'
import { NamedFilter } from '../list/named-filter.tsx'
import { useMay } from '../me.ts'
import { customerQuery } from './queries.ts'

interface CustomerFilterProps {
  readonly id: string
  readonly onClear: () => void
}

export const CustomerFilter = (props: CustomerFilterProps) => {
  const { data, isLoading } = useQuery({ ...customerQuery(props.id), enabled: useMay()('customers:read') })
  return <NamedFilter {...props} of="customer" called={data?.email} isLoading={isLoading} />
}
