import type { OperatorCall } from '../../platform/http/call.ts'
import { operatorsOf } from '../staff.ts'
import type { Surroundings } from './surroundings.ts'

/** The operators exist before the first customer, and so does the demo's well-known key. */
export const planStaff = ({ tenant, past, calendar, story, staff }: Surroundings): void => {
  const { operator, branding } = past.modules
  const domain = branding.get(tenant).mail_from.split('@')[1] ?? ''
  story.at(calendar.ago(60 * 24 * 1_099), async () => {
    for (const { handle, ...person } of operatorsOf(tenant)) {
      const email = `${handle}@${domain}`
      const row = await operator.create({ ...person, tenant, handle, email, actor: 'system' })
      staff.set(handle, {
        ...row,
        role: person.role,
        scopes: [],
        second_factor: { on: false, required: false },
        credential_id: '',
        in_person: false,
        let_in_by: null,
      })
    }
    const [first] = operatorsOf(tenant)
    if (first === undefined) return
    const key = { tenant, handle: first.handle, title: 'Demo', secret: 'operator-demo-key' }
    await operator.issueKey({ ...key, actor: 'system' })
  })
}

/** A call of the operators' API by this person. */
export const staffCallOf = ({ tenant, staff }: Surroundings, handle: string): OperatorCall => {
  const operator = staff.get(handle)
  if (operator === undefined) throw new Error(`${handle} does not work for ${tenant}`)
  return { tenant, locale: 'en', request_id: 'demo', ip: '192.0.2.10', user_agent: '', operator }
}
