import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { takesGzip } from './compress.ts'
import type { KeptFile } from './kept-files.ts'

/** What one brand puts into the page before any script runs, so that its colours and name are there with the first paint. */
export interface PageParts {
  /** Whose page it is: two brands may have one name. */
  readonly key: string
  readonly lang: string
  readonly title: string
  readonly icon: string
  /** Addresses of the logo, of that for dark grounds behind it where there is one. */
  readonly logos: readonly string[]
  /** Rules of the brand, in an element of their own. */
  readonly style: string
  /** What the page would have to ask for first otherwise, by the name under which it looks for it. */
  readonly data: Readonly<Record<string, unknown>>
  readonly manifest: Readonly<Record<string, unknown>>
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Data inside a script element must not be able to close it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

interface Page {
  readonly html: string
  /** The same, compressed once for all who ask. */
  readonly gzipped: Buffer
  /** The page's own inline scripts and styles, as the content security policy names them. */
  readonly scriptHashes: string
  readonly styleHashes: string
}

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** What runs before the first paint, or shows it, and so does not wait for a file. */
const inlineScript = /<script>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs

const hashesOf = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map(([, inline = '']) => hashOf(inline)).join(' ')

/** As the portal's own `Logo` shows it. */
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

/** Workers are held to the policy that comes with their script, not to that of the page that starts them. */
const workerScript = /[/\\](?:pdf\.)?worker\.[^/\\]*$/

/** Built files carry a hash in their name; everything else may change with the next version. */
const forEver = 'public, max-age=31536000, immutable'

/** Nobody asks whether such a file has changed; said of each it is a part of what a small one weighs. */
const unchanging = { etag: false, lastModified: false }

/** Pictures of brands keep their names: a page shows one in several places and asks for it once; a new one is there a few minutes later. */
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
  /** Where the browser's side was built to. */
  readonly folder: string
  readonly partsOf: (host: string) => PageParts | undefined
  /** A built file of another version, which an open tab or a page of a server of that version asks for. */
  readonly findKept: (name: string) => Promise<KeptFile | undefined>
}

/** What lies beside the page and keeps its name. */
const mountFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    // The shell is no page before it is made out to a brand.
    globIgnore: ['assets/**', 'index.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', keptFor(path.slice(folder.length)))
      if (workerScript.test(path)) reply.headers(app.pageHeaders)
    },
  })
}

/** Built files: those of this version from its folder while they are there, all others as they were kept. */
const mountAssets = (app: FastifyInstance, { folder, findKept }: Pick<Pages, 'folder' | 'findKept'>): void => {
  const own = new Set(globSync('assets/**/*.*', { cwd: folder }))

  app.get('/assets/*', async (request, reply) => {
    const [path, name] = builtFile.exec(request.url.split('?')[0] ?? '') ?? []
    if (path === undefined || name === undefined) return reply.callNotFound()
    const file = path.slice(1)
    // Where a newer version was built into the folder meanwhile, those of this one are gone from it.
    if (own.has(file) && existsSync(join(folder, file))) return reply.sendFile(file, unchanging)
    const kept = await findKept(name)
    return kept === undefined ? reply.callNotFound() : sendKept(request, reply, name, kept)
  })
}

/**
 * The browser's side: built files, and for every other address the one page, made out to the brand of the host.
 * Pages come from here; where there is no build (an API-only process) every address is simply not found.
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
