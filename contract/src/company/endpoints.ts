import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Abilities } from './abilities.ts'

export const getAbilities = endpoint({
  operation: 'getAbilities',
  method: 'GET',
  url: `${billingPath}/abilities`,
  summary: 'What the caller may do, as the server decides it',
  tag: 'Company',
  auth: ['bearer'],
  audience: 'billing',
  answers: { 200: Abilities },
  etag: true,
})
