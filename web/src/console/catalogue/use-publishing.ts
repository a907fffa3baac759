import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { type CatalogueDraft, draftQuery, refreshCatalogue } from './queries.ts'

const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && error.problems.some(({ source }) => source?.pointer === '/revision')

interface PublishingParts<Made> {
  /** The draft as it was when the dialog opened, so that a colleague's later changes are not published or rolled back unseen. */
  readonly asked: CatalogueDraft
  readonly publish: (revision: number, reason: string) => Promise<Made>
  readonly success: string
  readonly onDone: (made: Made) => Promise<void>
}

/**
 * Publishes or rolls back, based on the catalogue as the user saw it. If a colleague was faster, the dialog says so and
 * loads the changes, and pressing again is a deliberate choice.
 */
export const usePublishing = <Made>({ asked, publish, success, onDone }: PublishingParts<Made>) => {
  const client = useQueryClient()
  const [seen, setSeen] = useState(asked)
  const look = async (): Promise<void> => setSeen(await client.fetchQuery({ ...draftQuery, staleTime: 0 }))
  const publishing = useMutation({
    mutationFn: async (reason: string) => {
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
