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

/** The headers of every answer. They never differ, so helmet is asked once: asked each time it costs as much as a small answer. */
export const securityHeaders = async (providerOrigins: readonly string[]): Promise<Record<string, string>> => {
  const probe = Fastify()
  await probe.register(helmet, contentSecurity(providerOrigins))
  probe.get('/', async (_, reply) => reply.raw.getHeaders())
  return (await probe.inject('/')).json()
}
