import { clientAreaPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { UiSettings } from './ui-settings.ts'

const tag = 'Branding'

export const getUiSettings = endpoint({
  operation: 'getUiSettings',
  critical: true,
  method: 'GET',
  url: `${clientAreaPath}/ui_settings`,
  summary: 'Get the brand’s name, colours and logo, by X-Tenant or host',
  tag,
  auth: ['none'],
  answers: { 200: UiSettings },
  tenantFromHost: true,
})
