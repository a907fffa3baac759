import {
  type MutationMeta,
  type Query,
  type QueryClient,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query'
import { abilitiesQuery } from '../../api/abilities.ts'
import { companyQuery } from '../../api/company.ts'

/** All but what the brand has, which is the same for everybody. */
export const isPersonal = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] !== 'features'

const askCompany = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: abilitiesQuery.queryKey }),
  ])

/** What is not on screen is forgotten, search and pages that open would show it once more; what is on screen is asked anew. */
const askEverything = (queryClient: QueryClient): Promise<unknown> => {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
  return queryClient.invalidateQueries({ predicate: isPersonal })
}

interface Reach {
  /** Licences, invoices and tickets that one saw are no longer one's to see, or others are. */
  readonly changesSight?: boolean
}

/** A change of who belongs together: done, everything about the company and what one may do is asked anew. */
export const useCompanyChange = <Input = void, Answer = unknown>(
  change: (input: Input) => Promise<Answer>,
  meta: MutationMeta = {},
  { changesSight = false }: Reach = {},
): UseMutationResult<Answer, Error, Input> => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta,
    onSettled: () => (changesSight ? askEverything(queryClient) : askCompany(queryClient)),
  })
}
