import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Parses form-encoded bodies, of pages and of providers, into plain objects of strings. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
