import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

/** Other origins whose scripts, frames and calls pages need: the card forms of payment providers. */
export interface ProviderOrigins {
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
}

/**
 * What pages may load and who may frame them. Nothing from other origins, except the card forms of payment providers.
 * Style attributes are allowed, because measured positions (menus, bars) are set there; style elements are not.
 */
const contentSecurity = ({ scripts, connections, frames }: ProviderOrigins): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: [`'none'`],
      scriptSrc: [`'self'`, ...scripts],
      styleSrc: [`'self'`],
      styleSrcAttr: [`'unsafe-inline'`],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      fontSrc: [`'self'`],
      connectSrc: [`'self'`, ...connections],
      frameSrc: [`'self'`, 'blob:', ...frames],
      objectSrc: [`'self'`, 'blob:', 'data:'],
      workerSrc: [`'self'`, 'blob:'],
      manifestSrc: [`'self'`],
      formAction: [`'self'`],
      baseUri: [`'none'`],
      frameAncestors: [`'self'`],
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'sameorigin' },
})

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers for replies that are pages. Every reply starts with the headers of other answers. */
    readonly pageHeaders: SecurityHeaders['pages']
  }
}

/** By kind of answer, in addition to the answer's own headers. */
export interface SecurityHeaders {
  /** For what a browser displays or runs: HTML, and the scripts of workers. */
  readonly pages: Readonly<Record<string, string>>
  /**
   * For everything else, which loads nothing and is not displayed. A third of the bytes, because they are part of every
   * small answer.
   */
  readonly answers: Readonly<Record<string, string>>
}

/** The headers for answers that are not pages. The others mean something only for documents. */
const ofAnswers = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const

/**
 * Computes the headers once, because they are the same for every answer. Running helmet each time would cost as much as
 * a small answer.
 */
export const securityHeaders = async (providerOrigins: ProviderOrigins): Promise<SecurityHeaders> => {
  const probe = Fastify()
  await probe.register(helmet, contentSecurity(providerOrigins))
  probe.get('/', async (_, reply) => reply.raw.getHeaders())
  const pages = (await probe.inject('/')).json<Record<string, string>>()
  const answers = {
    'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
    'x-frame-options': 'DENY',
    ...Object.fromEntries(ofAnswers.map((name) => [name, pages[name] ?? ''])),
  }
  return { pages, answers }
}
