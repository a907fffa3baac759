import { answerOf, api } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'

const enable = (deliverable_id: string) => {
  const body = { purpose: 'update_properties', deliverable_id, retroview: true } as const
  return answerOf(api.POST('/billing/api/v1/orders', { body }))
}

/** Enables statistics on each of these licences, and reports all failures at the end. */
export const enableAll = async (ids: readonly string[]): Promise<void> => {
  const failed: unknown[] = []
  // One after the other: there are few, and each is an order of its own.
  for (const id of ids) await enable(id).catch((error: unknown) => failed.push(error))
  const [first] = failed
  if (first === undefined) return
  if (!(first instanceof Failure)) throw first
  throw new Failure(
    first.status,
    failed.flatMap((error) => (error instanceof Failure ? error.problems : [])),
  )
}
