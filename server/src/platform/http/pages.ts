import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { takesGzip } from './compress.ts'
import type { KeptFile } from './kept-files.ts'

/** What a brand adds to the page before any script runs, so that the first paint has its colours and name. */
export interface PageParts {
  /** The brand's key: two brands may have the same name. */
  readonly key: string
  readonly lang: string
  readonly title: string
  readonly icon: string
  /** URLs of the logo, followed by that of the variant for dark backgrounds if there is one. */
  readonly logos: readonly string[]
  /** The brand's CSS rules, for a style element of their own. */
  readonly style: string
  /** Data that the page would otherwise request first, by the name under which it looks for it. */
  readonly data: Readonly<Record<string, unknown>>
  readonly manifest: Readonly<Record<string, unknown>>
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Keeps data inside a script element from closing it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

interface Page {
  readonly html: string
  /** The same page, compressed once for all requests. */
  readonly gzipped: Buffer
  /** Hashes of the page's inline scripts and styles, for the content security policy. */
  readonly scriptHashes: string
  readonly styleHashes: string
}

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** Scripts and styles needed for the first paint are inline, so that it does not wait for a file. */
const inlineScript = /<script>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs

const hashesOf = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map(([, inline = '']) => hashOf(inline)).join(' ')

/** Must match the portal's `Logo` component. */
const markOf = (logos: readonly string[]): string =>
  logos
    .map((logo, at) => {
      const ground = logos.length === 1 ? '' : at === 0 ? ' on-light' : ' on-dark'
      return `<img class="mark${ground}" src="${escapeAttribute(logo)}" alt="">`
    })
    .join('')

const compose = (shell: string, { lang, title, icon, logos, style, data }: PageParts): Page => {
  const head = [
    `<title>${escapeAttribute(title)}</title>`,
    `<link rel="icon" href="${escapeAttribute(icon)}">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<style>${style}</style>`,
  ].join('\n    ')
  const inlined = Object.entries(data).map(
    ([name, value]) => `<script type="application/json" id="foyer-${name}">${scriptJson(value)}</script>`,
  )
  const html = shell
    .replace('<html lang="en">', () => `<html lang="${escapeAttribute(lang)}">`)
    .replace('<!--foyer:head-->', () => head)
    .replace('<!--foyer:data-->', () => inlined.join('\n    '))
    .replaceAll('<!--foyer:mark-->', () => markOf(logos))
    .replaceAll('<!--foyer:brand-->', () => escapeAttribute(title))
  return {
    html,
    gzipped: gzipSync(html, { level: 9 }),
    scriptHashes: hashesOf(html, inlineScript),
    styleHashes: hashesOf(html, inlineStyle),
  }
}

const isNavigation = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/html') &&
  !/^\/[a-z-]+\/(?:api|client)\/|\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')

/** A worker gets the content security policy that is sent with its script, not that of its page. */
const workerScript = /[/\\](?:pdf\.)?worker\.[^/\\]*$/

/** Built files have a hash in their name. Everything else may change with the next version. */
const forEver = 'public, max-age=31536000, immutable'

/** These files are never revalidated, and the validators would be a noticeable part of a small file's answer. */
const unchanging = { etag: false, lastModified: false }

/** A first visit loads twenty files. These headers mean something only for documents, or for calls that are logged. */
const needless = ['x-frame-options', 'cross-origin-opener-policy', 'x-request-id'] as const

/**
 * Brand images keep their names. A page that shows one several times requests it once, and a new image appears a few
 * minutes later.
 */
const forMinutes = 'public, max-age=300, stale-while-revalidate=86400'

const keptFor = (path: string): string => {
  if (path.includes('/assets/')) return forEver
  return path.includes('/brands/') ? forMinutes : 'no-cache'
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const builtFile = /^\/assets\/([\w./-]{1,200})$/

const sendKept = (request: FastifyRequest, reply: FastifyReply, name: string, { body, compressed }: KeptFile) => {
  const asIs = compressed && takesGzip(request)
  if (asIs) reply.header('content-encoding', 'gzip')
  if (workerScript.test(`/${name}`)) reply.headers(request.server.pageHeaders)
  return reply
    .type(types[extname(name)] ?? 'application/octet-stream')
    .headers({ 'cache-control': forEver, vary: 'accept-encoding' })
    .send(compressed && !asIs ? gunzipSync(body) : body)
}

export interface Pages {
  /** The output folder of the front end's build. */
  readonly folder: string
  readonly partsOf: (host: string) => PageParts | undefined
  /** Finds a built file of another version, for an open tab or a page that a server of that version sent. */
  readonly findKept: (name: string) => Promise<KeptFile | undefined>
}

/** Files beside the page that keep their names. */
const mountFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    // The page template is not served as a file; it needs a brand first.
    globIgnore: ['assets/**', 'index.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', keptFor(path.slice(folder.length)))
      if (workerScript.test(path)) reply.headers(app.pageHeaders)
    },
  })
}

/** Serves built files: those of this version from its folder, as long as they exist, and all others from the database. */
const mountAssets = (app: FastifyInstance, { folder, findKept }: Pick<Pages, 'folder' | 'findKept'>): void => {
  const own = new Set(globSync('assets/**/*.*', { cwd: folder }))

  app.get('/assets/*', async (request, reply) => {
    const [path, name] = builtFile.exec(request.url.split('?')[0] ?? '') ?? []
    if (path === undefined || name === undefined) return reply.callNotFound()
    const file = path.slice(1)
    // A newer build may have replaced the files in the folder.
    const kept = own.has(file) && existsSync(join(folder, file)) ? 'in the folder' : await findKept(name)
    if (kept === undefined) return reply.callNotFound()
    for (const header of needless) reply.removeHeader(header)
    return kept === 'in the folder' ? reply.sendFile(file, unchanging) : sendKept(request, reply, name, kept)
  })
}

/**
 * Serves the front end: built files, and for every other address the one page, rendered for the brand of the host.
 * Without a build (an API-only process) every address is answered with 404.
 */
export const mountPages = async (app: FastifyInstance, { folder, partsOf, findKept }: Pages): Promise<void> => {
  const shellFile = join(folder, 'index.html')
  if (!existsSync(shellFile)) {
    app.log.warn({ folder }, 'the portal is not built: the API alone is served')
    return
  }
  const shell = readFileSync(shellFile, 'utf8')
  const pages = new Map<string, Page>()

  await mountFiles(app, folder)

  app.get('/manifest.webmanifest', { exposeHeadRoute: true }, async (request, reply) => {
    const parts = partsOf(request.hostname)
    if (parts === undefined) throw failure('not_found')
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(parts.manifest))
  })

  const pageOf = (host: string): Page | undefined => {
    const parts = partsOf(host)
    if (parts === undefined) return undefined
    const known = pages.get(parts.key)
    if (known !== undefined) return known
    const page = compose(shell, parts)
    pages.set(parts.key, page)
    return page
  }

  mountAssets(app, { folder, findKept })

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const page = isNavigation(request) ? pageOf(request.hostname) : undefined
    if (page === undefined) return reply.callNotFound()
    const policy = (app.pageHeaders['content-security-policy'] ?? '')
      .replace(`script-src 'self'`, `script-src 'self' ${page.scriptHashes}`)
      .replace(`style-src 'self'`, `style-src 'self' ${page.styleHashes}`)
    const isGzipped = takesGzip(request)
    if (isGzipped) reply.header('content-encoding', 'gzip')
    return reply
      .headers({ ...app.pageHeaders, 'content-security-policy': policy })
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(isGzipped ? page.gzipped : page.html)
  })
}
