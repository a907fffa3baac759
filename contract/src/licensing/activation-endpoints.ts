import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { toAct } from '../readiness.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery } from '../vocabulary/page.ts'
import { EndingFiles, OfflineActivationKey, UsbActivationKey } from './activation.ts'
import { Deliverable } from './deliverable.ts'
import { KeyReplacementBody } from './key-replacement.ts'
import { activationRequestMax, ServerId } from './media-server.ts'

const common = { tag: 'Licences', auth: ['bearer'], audience: 'billing' } as const

const requestQuery = z.strictObject({
  /** The request file of the media server, in base64. */
  request: z.optional(z.string().check(z.maxLength(2 * activationRequestMax))),
})

export const getOfflineActivationKey = endpoint({
  operation: 'getOfflineActivationKey',
  asks: toAct,
  critical: true,
  method: 'GET',
  url: `${billingPath}/deliverables/:id/offline/activation_key`,
  summary: 'Get an activation file for a server without network access; the same request returns the same file',
  ...common,
  params: idParams,
  query: requestQuery,
  answers: { 200: OfflineActivationKey },
  errors: [
    'required',
    'bad_activation_request',
    'version_out_of_range',
    'wrong_activation_type',
    'servers_limit_reached',
    'licence_stopped',
  ],
})

export const listOfflineActivationKeys = endpoint({
  operation: 'listOfflineActivationKeys',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/offline/activation_keys`,
  summary: 'List the servers activated by file, and who activated them',
  ...common,
  params: idParams,
  query: z.strictObject(pageQuery),
  answers: {
    200: z.extend(collection('activation_keys', OfflineActivationKey), {
      /** Null if every server has a file that lasts as long as the licence. */
      ending: z.nullable(EndingFiles),
    }),
  },
  etag: true,
})

export const getUsbActivationKey = endpoint({
  operation: 'getUsbActivationKey',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/usb/activation_key`,
  summary:
    'Get the activation file for a USB dongle; a request file from its server is checked against the dongle first',
  ...common,
  params: idParams,
  query: requestQuery,
  answers: { 200: UsbActivationKey },
  errors: [
    'bad_activation_request',
    'wrong_dongle',
    'version_out_of_range',
    'wrong_activation_type',
    'licence_stopped',
  ],
})

export const replaceKey = endpoint({
  operation: 'replaceKey',
  inPerson: true,
  method: 'POST',
  url: `${billingPath}/deliverables/:id/key`,
  summary: 'Replace a licence key; the former one goes on working for as many days as chosen',
  ...common,
  params: idParams,
  body: KeyReplacementBody,
  answers: { 200: Deliverable },
  errors: ['conflict'],
})

export const releaseServer = endpoint({
  operation: 'releaseServer',
  method: 'DELETE',
  url: `${billingPath}/deliverables/:id/servers/:server_id`,
  summary: 'Release a server’s seat (three times in 30 days), or remove a server whose lease has ended from the list',
  ...common,
  params: z.object({ id: Id, server_id: ServerId }),
  answers: { 204: null },
  errors: ['releases_used_up'],
})
