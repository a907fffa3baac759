import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { knows, tagOf } from './caching.ts'
import { takesGzip } from './compress.ts'
import type { OpenApiDocument } from './openapi.ts'

/** Committed beside the contract that it is made from, where a check holds it to that: describing all calls anew takes a twentieth of a start. */
const documentFile = fileURLToPath(new URL('../../../../contract/openapi.json', import.meta.url))

/** The rendered page alone may have a style element: its own, with nothing of a caller in it. */
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

/** Half a megabyte, compressed once for all who ask. */
const keep = (json: string): Kept => {
  const [plain, gzipped] = [Buffer.from(json), gzipSync(json, { level: 9 })]
  return {
    plain: { body: plain, tag: tagOf(plain, false) },
    gzipped: { body: gzipped, tag: tagOf(plain, true) },
  }
}

/** Serves the description of all calls: as data at /openapi.json, rendered at /docs. */
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
