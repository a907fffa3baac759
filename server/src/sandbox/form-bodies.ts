import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Forms of pages and of providers that speak them, as plain objects of texts. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
