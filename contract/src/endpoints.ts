import * as account from './account/endpoints.ts'
import * as billing from './billing/endpoints.ts'
import * as branding from './branding/endpoints.ts'
import * as catalogue from './catalogue/endpoints.ts'
import * as collector from './collector/endpoints.ts'
import * as company from './company/endpoints.ts'
import * as licensing from './licensing/endpoints.ts'
import * as operator from './operator/endpoints.ts'
import * as push from './push/endpoints.ts'
import * as statistics from './statistics/endpoints.ts'
import * as support from './support/endpoints.ts'
import * as webhooks from './webhooks/endpoints.ts'

/** Every call there is, by its operation. The server mounts each exactly once. */
export const endpoints = {
  ...branding,
  ...account,
  ...company,
  ...catalogue,
  ...billing,
  ...licensing,
  ...statistics,
  ...collector,
  ...support,
  ...push,
  ...operator,
  ...webhooks,
} as const

export type Operation = keyof typeof endpoints
