import type { Middleware } from 'openapi-fetch'
import { problemsOf } from '../api/failure.ts'

/** Whether a list says much the same without it: in another order, or of a version that could put nothing off. */
const canMiss = (name: string, value: string | null): boolean =>
  name === 'sort' || (name === 'snoozed' && value === 'false')

/** What is asked in other words; undefined where the answer is not about them. */
const inOtherWords = async (asked: string, answer: Response): Promise<URL | undefined> => {
  if (answer.status !== 400) return undefined
  // Whoever asked reads it, too.
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
 * While a version is rolled out, a process of the one before may be asked, which does not know all that this one's lists are asked for: a list in
 * the order that it knows is of more use than none.
 */
export const inOlderWords: Middleware = {
  onResponse: async ({ request, response, options }) => {
    const url = request.method === 'GET' ? await inOtherWords(request.url, response) : undefined
    return url && options.fetch(new Request(url, { headers: request.headers, signal: request.signal }))
  },
}
