import { clientAreaPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { UiSettings } from './ui-settings.ts'

const tag = 'Branding'

export const getUiSettings = endpoint({
  operation: 'getUiSettings',
  critical: true,
  method: 'GET',
  url: `${clientAreaPath}/ui_settings`,
  summary: 'The brand’s looks, by X-Tenant or by host',
  tag,
  auth: ['none'],
  answers: { 200: UiSettings },
  tenantFromHost: true,
})
