import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from './openapi.ts'

/** Committed beside the contract that it is made from, where a check holds it to that: describing all calls anew takes a twentieth of a start. */
const documentFile = fileURLToPath(new URL('../../../../contract/openapi.json', import.meta.url))

/** The rendered page alone may have a style element: its own, with nothing of a caller in it. */
const allowStyleElement = (policy: string): string =>
  policy.replace(`style-src 'self'`, `style-src 'self' 'unsafe-inline'`)

/** Serves the description of all calls: as data at /openapi.json, rendered at /docs. */
export const mountOpenApi = async (http: FastifyInstance): Promise<void> => {
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApiDocument
  let json: string | undefined
  http.get('/openapi.json', async (_, reply) => {
    json ??= JSON.stringify(document)
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json)
  })
  await http.register(async (pages) => {
    pages.addHook('onRequest', async (_, reply) => {
      reply.headers(http.pageHeaders)
    })
    // The plugin's own type of a document is narrower than OpenAPI 3.1; it hands it on as it is.
    await pages.register(swagger, { mode: 'static', specification: { document: document as never } })
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      theme: { title: 'Foyer API' },
      uiConfig: { layout: 'BaseLayout' },
      transformStaticCSP: allowStyleElement,
    })
  })
}
