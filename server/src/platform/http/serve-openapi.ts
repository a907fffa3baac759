import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { knows, tagOf } from './caching.ts'
import { takesGzip } from './compress.ts'
import type { OpenApiDocument } from './openapi.ts'

/** Committed with the contract, and kept up to date by a check. Generating it at each start would take a twentieth of the time to start. */
const documentFile = fileURLToPath(new URL('../../../../contract/openapi.json', import.meta.url))

/** Only the rendered page may have a style element. It is the page’s own and contains nothing from the request. */
const allowStyleElement = (policy: string): string =>
  policy.replace(`style-src 'self'`, `style-src 'self' 'unsafe-inline'`)

interface Form {
  readonly body: Buffer
  readonly tag: string
}

interface Kept {
  readonly plain: Form
  readonly gzipped: Form
}

/** The document is about 700 kB, so it is compressed once and not for each request. */
const keep = (json: string): Kept => {
  const [plain, gzipped] = [Buffer.from(json), gzipSync(json, { level: 9 })]
  return {
    plain: { body: plain, tag: tagOf(plain, false) },
    gzipped: { body: gzipped, tag: tagOf(plain, true) },
  }
}

/** Serves the API description: as JSON at /openapi.json, as a page at /docs. */
export const mountOpenApi = async (http: FastifyInstance): Promise<void> => {
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApiDocument
  let kept: Kept | undefined
  http.get('/openapi.json', async (request, reply) => {
    kept ??= keep(JSON.stringify(document))
    const isGzipped = takesGzip(request)
    const { body, tag } = isGzipped ? kept.gzipped : kept.plain
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag })
    if (knows(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send()
    if (isGzipped) reply.header('content-encoding', 'gzip')
    return reply.type('application/json; charset=utf-8').send(body)
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
