import { useQuery } from '@tanstack/react-query'
import { catalogueQuery, type SkuFacts } from '../catalogue/queries.ts'
import { useMay } from '../me.ts'

/** A published plan; undefined for roles that may not read the catalogue. */
export const usePlan = (sku_id: string): SkuFacts | undefined => {
  const { data: catalogue } = useQuery({ ...catalogueQuery, enabled: useMay()('catalogue:read') })
  return catalogue?.find(({ id }) => id === sku_id)?.published ?? undefined
}
