import { type FetchQueryOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { refreshCatalogue } from './queries.ts'

const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && error.problems.some(({ source }) => source?.pointer === '/revision')

interface PublishingParts<Seen, Made, Key extends QueryKey> {
  /**
   * The changes as they were when the dialog opened, so that a colleague's later ones are not published or rolled back
   * unseen. Undefined while they load.
   */
  readonly asked: Seen | undefined
  /** Loads the changes as they are now. */
  readonly query: FetchQueryOptions<Seen, Error, Seen, Key>
  readonly publish: (revision: number, reason: string) => Promise<Made>
  readonly success: string
  readonly onDone: (made: Made) => Promise<void>
}

/**
 * Publishes or rolls back, based on the catalogue as the user saw it. If a colleague was faster, the dialog says so and
 * loads the changes, and pressing again is a deliberate choice.
 */
export const usePublishing = <Seen extends { readonly revision: number }, Made, Key extends QueryKey>({
  asked,
  query,
  publish,
  success,
  onDone,
}: PublishingParts<Seen, Made, Key>) => {
  const client = useQueryClient()
  const [first, setFirst] = useState(asked)
  if (first === undefined && asked !== undefined) setFirst(asked)
  const [later, setLater] = useState<Seen>()
  const seen = later ?? first
  const look = async (): Promise<void> => setLater(await client.fetchQuery({ ...query, staleTime: 0 }))
  const publishing = useMutation({
    mutationFn: async (reason: string) => {
      if (seen === undefined) throw new Error('confirmed before anything was shown')
      try {
        return await publish(seen.revision, reason)
      } catch (error) {
        if (isOvertaken(error)) await look()
        throw error
      }
    },
    meta: { success, ownFields: true },
    onSuccess: onDone,
    onSettled: () => refreshCatalogue(client),
  })
  return { seen, publishing, isOvertaken: isOvertaken(publishing.error) }
}
