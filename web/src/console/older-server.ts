import type { Middleware } from 'openapi-fetch'
import { problemsOf } from '../api/failure.ts'

/** The URL without the refused order; undefined if the answer is not about it. */
const inOtherWords = async (asked: string, answer: Response): Promise<URL | undefined> => {
  if (answer.status !== 400) return undefined
  // A clone, because the caller reads the body too.
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const refused = problemsOf(said)
  if (refused.length === 0 || refused.some(({ source }) => source?.parameter !== 'sort')) return undefined
  const url = new URL(asked)
  url.searchParams.delete('sort')
  return url
}

/**
 * During a rollout, a server of the previous version may get the call and refuse a sort order that it does not know. This
 * retries without it: a list in another order is better than none.
 */
export const inOlderWords: Middleware = {
  onResponse: async ({ request, response, options }) => {
    const url = request.method === 'GET' ? await inOtherWords(request.url, response) : undefined
    return url && options.fetch(new Request(url, request))
  },
}

/**
 * The approval or order with what a server of the previous version does not know of it yet, so that no page has to expect
 * that a field is missing.
 */
export const wholeApproval = <One extends object>(approval: One): One => ({ received: null, ...approval })
export const wholeOrder = <One extends { readonly approval: object | null }>(order: One): One => ({
  questioned: null,
  ...order,
  approval: order.approval && wholeApproval(order.approval),
})
