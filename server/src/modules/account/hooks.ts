import type { FastifyInstance } from 'fastify'
import { failure } from '../../platform/failure.ts'
import type { Branding } from '../branding/index.ts'
import { copyPath } from './copies/copy-link.ts'
import type { AccountModule } from './index.ts'

interface Posted {
  readonly Querystring: { readonly token?: unknown }
}

/**
 * What mail programs post when somebody unsubscribes with one click (RFC 8058), without cookies or headers of ours. People who open the same
 * URL get the page that asks them first.
 */
export const mountOneClick = async (
  http: FastifyInstance,
  account: Pick<AccountModule, 'endCopy'>,
  branding: Branding,
): Promise<void> => {
  await http.register(async (apart) => {
    apart.removeAllContentTypeParsers()
    apart.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_, body, done) => done(null, body))
    apart.post<Posted>(copyPath, async ({ query: { token }, body, hostname, ip }, reply) => {
      // A form in either of the two encodings. Nothing else may end anything.
      const isAsked = typeof body === 'string' && body.includes('List-Unsubscribe') && body.includes('One-Click')
      const tenant = branding.byHost(hostname)?.key
      if (!isAsked) throw failure('invalid')
      if (tenant === undefined) throw failure('tenant_required')
      await account.endCopy({ tenant, ip }, typeof token === 'string' ? token : '')
      return reply.code(200).type('text/plain; charset=utf-8').send('')
    })
  })
}
