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

/** Everything except the brand's features, which are the same for everybody. */
export const isPersonal = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] !== 'features'

const askCompany = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: abilitiesQuery.queryKey }),
  ])

/**
 * Drops cached data that is not on screen, because search and newly opened pages would show it once more, and refetches
 * what is on screen.
 */
const askEverything = (queryClient: QueryClient): Promise<unknown> => {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
  return queryClient.invalidateQueries({ predicate: isPersonal })
}

interface Reach {
  /** The change alters which licences, invoices and tickets the user may see. */
  readonly changesSight?: boolean
}

/** A change of membership. Afterwards, everything about the company and the user's abilities is refetched. */
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
