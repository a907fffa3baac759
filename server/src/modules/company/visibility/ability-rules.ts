import type { Abilities } from '@foyer/contract/company/abilities.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import type { Permission, Place, Policy, Rule, Side, Standing } from '../../../platform/auth/policy.ts'

/** Everything that a person’s abilities depend on. */
export interface Footing {
  readonly place: Place | null
  /** Their roles in another person’s company. */
  readonly roles: readonly Right[]
  /** Their side of a pending offer to transfer the company. */
  readonly offer: Side | null
  /** The rights that at least one colleague shares with them. */
  readonly shared: readonly Right[]
  readonly permissions: Readonly<Record<Permission, boolean>>
  /** False if an operator acts for them. */
  readonly in_person: boolean
}

/** Actions that only the customer may do in person. */
const personal: ReadonlySet<string> = new Set(
  Object.entries(endpoints).flatMap(([name, { inPerson }]: [string, EndpointDescription]) => (inPerson ? [name] : [])),
)

const rightsBy = ({ roles, shared }: Footing): Readonly<Record<Standing, readonly Right[] | 'all'>> => ({
  own: 'all',
  company: roles,
  sharing: shared,
})

const allows = (rule: Rule, standing: Standing, footing: Footing): boolean => {
  if (rule.needs !== undefined && !footing.permissions[rule.needs]) return false
  switch (rule.of) {
    case 'operator':
    case 'media_server':
    case 'credentials':
      return false
    case 'anyone':
    case 'customer':
    case 'self':
    case 'letter':
      return standing === 'own'
    case 'offer':
      return standing === 'own' && footing.offer !== null && rule.by.includes(footing.offer)
    case 'company':
      return standing === 'own' && footing.place !== null && rule.by.includes(footing.place)
    default: {
      const rights = rightsBy(footing)[standing]
      const has = (right: Right): boolean => rights === 'all' || rights.includes(right)
      return rule.by.includes(standing) && has(rule.of) && (rule.and === undefined || has(rule.and))
    }
  }
}

/** The calls that the policies allow this person, grouped by whose data they are about. */
export const abilitiesBy = (policies: Policy, footing: Footing): Abilities => {
  const allowed = (standing: Standing): string[] =>
    Object.entries(policies).flatMap(([operation, rule]) =>
      allows(rule, standing, footing) && (footing.in_person || !personal.has(operation)) ? [operation] : [],
    )
  return { own: allowed('own'), company: allowed('company'), sharing: allowed('sharing') }
}
