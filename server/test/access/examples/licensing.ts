import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import { activateServer } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { mediaServer } from '../../media-servers.ts'
import type { Examples } from '../examples.ts'

const server = { server_id: 'edge-1', hostname: 'edge-1.example', version: '26.11' }

export const licensingExamples = {
  listDeliverables: ({ licence }) => ({ shows: licence }),
  countDeliverables: () => ({ shows: 'media_server' }),
  getDeliverable: ({ licence }) => ({ params: { id: licence } }),
  getAvailableVersions: ({ licence }) => ({ params: { id: licence } }),
  enableRetroview: ({ licence }) => ({ body: { ids: [licence] } }),
  recordEvent: ({ licence }) => ({ body: { name: 'key_copied', deliverable_id: licence } }),
  previewReactivation: ({ licence }) => ({ params: { id: licence } }),
  reactivateDeliverable: ({ licence }) => ({ params: { id: licence } }),
  reactivateExternally: ({ licence }) => ({ params: { id: licence }, body: { gateway: 'paddle' } }),
  deactivateDeliverable: ({ licence }) => ({ params: { id: licence }, body: { reason: 'too dear' } }),
  releaseServer: async ({ foyer, licence }) => {
    await (await mediaServer(foyer, licence)).ask(activateServer, { body: server })
    return { params: { id: licence, server_id: server.server_id } }
  },
  replaceKey: ({ licence }) => ({ params: { id: licence }, body: { keep_days: 7, reason: 'leaked' } }),
  getOfflineActivationKey: ({ licence }) => ({
    params: { id: licence },
    query: { request: encodeActivationRequest(JSON.stringify(server)) },
  }),
  listOfflineActivationKeys: ({ licence }) => ({ params: { id: licence } }),
  getUsbActivationKey: ({ licence }) => ({ params: { id: licence } }),
  previewUpgrade: ({ licence }) => ({ params: { id: licence }, query: { quantity_delta: 1 } }),
  upgradeDeliverable: ({ licence }) => ({ params: { id: licence }, body: { quantity_delta: 1 } }),
  getTimeline: ({ licence }) => ({ params: { id: licence } }),
  getUsage: ({ licence }) => ({ params: { id: licence } }),
  activateServer: () => ({ body: server }),
  sendHeartbeat: () => ({ body: server }),
} as const satisfies Partial<Examples>
