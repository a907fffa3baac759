import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

/**
 * What pages may load and who may frame them. Nothing from elsewhere but the payment providers' own card forms;
 * style attributes are allowed because measured positions (menus, bars) are written there, style elements are not.
 */
const contentSecurity = (providerOrigins: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: [`'none'`],
      scriptSrc: [`'self'`, ...providerOrigins],
      styleSrc: [`'self'`],
      styleSrcAttr: [`'unsafe-inline'`],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      fontSrc: [`'self'`],
      connectSrc: [`'self'`, ...providerOrigins],
      frameSrc: [`'self'`, 'blob:', ...providerOrigins],
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
    /** For whoever sends a page: every answer starts with those of an answer that is none. */
    readonly pageHeaders: SecurityHeaders['pages']
  }
}

/** By kind of answer, in addition to what the answer itself says. */
export interface SecurityHeaders {
  /** For what a browser shows or runs: HTML, and the scripts of workers. */
  readonly pages: Readonly<Record<string, string>>
  /** For all else, which loads nothing and is shown nowhere: a third of the bytes, as they go out with every small answer. */
  readonly answers: Readonly<Record<string, string>>
}

/** What an answer says that is no page: the rest of the pages' headers means something to documents alone. */
const ofAnswers = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const

/** They never differ from answer to answer, so helmet is asked once: asked each time it costs as much as a small answer. */
export const securityHeaders = async (providerOrigins: readonly string[]): Promise<SecurityHeaders> => {
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
