import type * as endpoints from '@foyer/contract/licensing/endpoints.ts'
import { changedBy, mediaServer, type Policy, seenBy } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const licensingPolicy = {
  listDeliverables: seenBy('deliverables'),
  countDeliverables: seenBy('deliverables'),
  getDeliverable: seenBy('deliverables'),
  getAvailableVersions: seenBy('deliverables'),
  recordEvent: seenBy('deliverables'),
  previewReactivation: changedBy('deliverables'),
  reactivateDeliverable: changedBy('deliverables'),
  reactivateExternally: changedBy('deliverables'),
  deactivateDeliverable: changedBy('deliverables'),
  releaseServer: changedBy('deliverables'),
  getOfflineActivationKey: changedBy('deliverables'),
  listOfflineActivationKeys: seenBy('deliverables'),
  getUsbActivationKey: changedBy('deliverables'),
  previewUpgrade: changedBy('deliverables'),
  upgradeDeliverable: changedBy('deliverables'),
  getTimeline: seenBy('deliverables'),
  getUsage: seenBy('deliverables'),
  activateServer: mediaServer,
  sendHeartbeat: mediaServer,
} as const satisfies Policy<keyof typeof endpoints>
