import type * as endpoints from '@foyer/contract/licensing/endpoints.ts'
import { changedBy, changedByBoth, mediaServer, type Policy, seenBy } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const licensingPolicy = {
  listDeliverables: seenBy('deliverables'),
  countDeliverables: seenBy('deliverables'),
  getDeliverable: seenBy('deliverables'),
  getAvailableVersions: seenBy('deliverables'),
  enableRetroview: changedBy('deliverables'),
  recordEvent: seenBy('deliverables'),
  // It charges the owner’s card, which needs the role billing.
  previewReactivation: changedByBoth('deliverables', 'billing'),
  reactivateDeliverable: changedByBoth('deliverables', 'billing'),
  // The person who agrees pays on the service’s own page, with their own means.
  reactivateExternally: changedBy('deliverables'),
  deactivateDeliverable: changedBy('deliverables'),
  releaseServer: changedBy('deliverables'),
  replaceKey: changedBy('deliverables'),
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
