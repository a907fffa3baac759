import type { Middleware } from 'openapi-fetch'
import { problemsOf } from '../api/failure.ts'

const refusesOrder = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 400) return false
  // Whoever asked reads it, too.
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return problemsOf(said).some(({ source }) => source?.parameter === 'sort')
}

/**
 * While a version is rolled out, a process of the one before may be asked, which does not know each order of this one's lists: a list in the order
 * that it knows is of more use than none.
 */
export const inKnownOrder: Middleware = {
  onResponse: async ({ request, response, options }) => {
    if (request.method !== 'GET' || !(await refusesOrder(response))) return undefined
    const url = new URL(request.url)
    url.searchParams.delete('sort')
    return options.fetch(new Request(url, { headers: request.headers, signal: request.signal }))
  },
}
