import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Served {
  readonly methods: readonly string[]
  readonly segments: readonly string[]
}

const segmentsOf = (path: string): string[] => path.split('/')

const leadsTo = ({ segments }: Served, asked: readonly string[]): boolean =>
  segments.length === asked.length && segments.every((segment, at) => segment.startsWith(':') || segment === asked[at])

/**
 * Records the routes that are mounted from now on. Returns a function for the methods of an address; it returns none
 * for an unknown address.
 */
export const watchMethods = (app: FastifyInstance): ((request: FastifyRequest) => string[]) => {
  const served: Served[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // The wildcard route for pages says nothing about the API.
    if (!url.includes('*')) served.push({ methods: [method].flat(), segments: segmentsOf(url) })
  })
  return ({ url }) => {
    const asked = segmentsOf(url.split('?', 1)[0] ?? '')
    return [...new Set(served.filter((one) => leadsTo(one, asked)).flatMap(({ methods }) => methods))]
  }
}
