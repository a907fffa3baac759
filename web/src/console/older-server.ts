import type { Middleware } from 'openapi-fetch'
import { problemsOf } from '../api/failure.ts'

/** Whether a list stays useful without this parameter: in another order, or on a version that had no snoozing. */
const canMiss = (name: string, value: string | null): boolean =>
  name === 'sort' || (name === 'snoozed' && value === 'false')

/** The URL without the refused parameters; undefined if the answer is not about them. */
const inOtherWords = async (asked: string, answer: Response): Promise<URL | undefined> => {
  if (answer.status !== 400) return undefined
  // A clone, because the caller reads the body too.
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const url = new URL(asked)
  const refused = problemsOf(said).map(({ source }) => source?.parameter ?? '')
  if (refused.length === 0 || !refused.every((name) => canMiss(name, url.searchParams.get(name)))) return undefined
  for (const name of refused) url.searchParams.delete(name)
  return url
}

/**
 * During a rollout, a server of the previous version may get the call and refuse parameters that it does not know. This
 * retries without those that a list can do without: a list in another order is better than none.
 */
export const inOlderWords: Middleware = {
  onResponse: async ({ request, response, options }) => {
    const url = request.method === 'GET' ? await inOtherWords(request.url, response) : undefined
    return url && options.fetch(new Request(url, { headers: request.headers, signal: request.signal }))
  },
}

/**
 * The approval or order with what a server of the previous version does not know of it yet, so that no page has to expect
 * that a field is missing.
 */
export const wholeApproval = <One extends object>(approval: One): One => ({ ...{ received: null }, ...approval })
export const wholeOrder = <One extends { readonly approval: object | null }>(order: One): One => ({
  ...{ questioned: null },
  ...order,
  approval: order.approval && wholeApproval(order.approval),
})
