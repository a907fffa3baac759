import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Served {
  readonly methods: readonly string[]
  readonly segments: readonly string[]
}

const segmentsOf = (path: string): string[] => path.split('/')

const leadsTo = ({ segments }: Served, asked: readonly string[]): boolean =>
  segments.length === asked.length && segments.every((segment, at) => segment.startsWith(':') || segment === asked[at])

/** Watches what is mounted from now on; answers the methods of an address, none where there is no such address. */
export const watchMethods = (app: FastifyInstance): ((request: FastifyRequest) => string[]) => {
  const served: Served[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // The page that stands for every address of the browser says nothing of what the API serves.
    if (!url.includes('*')) served.push({ methods: [method].flat(), segments: segmentsOf(url) })
  })
  return ({ url }) => {
    const asked = segmentsOf(url.split('?', 1)[0] ?? '')
    return [...new Set(served.filter((one) => leadsTo(one, asked)).flatMap(({ methods }) => methods))]
  }
}
