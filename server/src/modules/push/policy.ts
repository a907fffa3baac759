import type * as endpoints from '@foyer/contract/push/endpoints.ts'
import { type Policy, self } from '../../platform/auth/policy.ts'

/** Who may make each of this module's calls. */
export const pushPolicy = {
  getPushSubscription: self,
  subscribeToPush: self,
  unsubscribeFromPush: self,
  listNotifications: self,
  readNotifications: self,
  getPreferences: self,
  setPreferences: self,
} as const satisfies Policy<keyof typeof endpoints>
