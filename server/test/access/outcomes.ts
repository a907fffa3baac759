import type { Features } from '@foyer/contract/account/features.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { type LinkPurpose, type Rule, verdictInCompany, verdictOn } from '../../src/platform/auth/policy.ts'
import type { Actor } from './actors.ts'

/** The outcome of a call. `shown` and `empty` are the two possible answers of a list of people's data. */
export type Outcome = 'granted' | 'shown' | 'empty' | 'unauthorized' | 'forbidden' | 'not_found'

const isList = ({ method, url }: EndpointDescription): boolean => method === 'GET' && !url.includes(':')

const opens = ({ links = [] }: Rule, link: LinkPurpose | undefined): boolean =>
  link !== undefined && links.includes(link)

const proves = ({ auth }: EndpointDescription, rule: Rule, { proof, link }: Actor): boolean => {
  if (proof === 'email' || proof === 'custom') return auth.includes(proof) && opens(rule, link)
  return auth.includes(proof)
}

/** The outcome that the rule alone gives for an authenticated caller. */
const byRule = (rule: Rule, actor: Actor, list: boolean, names: boolean): Outcome => {
  switch (rule.of) {
    case 'anyone':
    case 'credentials':
    case 'media_server':
      return 'granted'
    case 'operator':
      return names && actor.brand === 'sever' ? 'not_found' : 'granted'
    case 'customer':
      return names && actor.brand === 'sever' ? 'not_found' : 'granted'
    case 'self':
      if (!names || actor.sees('billing') === 'own') return 'granted'
      return rule.members_see === true && actor.place === 'member' ? 'forbidden' : 'not_found'
    case 'company': {
      const verdict = verdictInCompany(rule, actor.place)
      return list ? (verdict === 'granted' ? 'shown' : 'empty') : verdict
    }
    case 'letter':
      if (actor.letters !== null && rule.by.includes(actor.letters)) return 'granted'
      return (rule.members_see === true && actor.place === 'member') || actor.letters !== null
        ? 'forbidden'
        : 'not_found'
    case 'offer':
      if (actor.place === null) return 'not_found'
      return actor.offer !== null && rule.by.includes(actor.offer) ? 'granted' : 'forbidden'
    default: {
      const one = verdictOn(rule, actor.sees(rule.of))
      const lacksOther = rule.and !== undefined && verdictOn(rule, actor.sees(rule.and)) !== 'granted'
      const verdict = one === 'granted' && lacksOther ? 'forbidden' : one
      return list ? (verdict === 'granted' ? 'shown' : 'empty') : verdict
    }
  }
}

/** The outcome that the policy states for this kind of caller. */
export const outcomeOf = (
  endpoint: EndpointDescription,
  rule: Rule,
  actor: Actor,
  features: Readonly<Record<Actor['brand'], Features>>,
): Outcome => {
  const { auth, feature, url, scope, inPerson } = endpoint
  const open = auth.includes('none')
  // A link for another purpose is treated as if it did not exist. The answer must not look like an expired session.
  if (auth.includes(actor.proof) && (actor.proof === 'email' || actor.proof === 'custom') && !opens(rule, actor.link))
    return 'not_found'
  // An invalid token is rejected even if none is needed.
  const showsBearer = ['refresh', 'licence', 'operator'].includes(actor.proof)
  if (!proves(endpoint, rule, actor))
    return open && !(showsBearer && auth.includes('bearer')) ? 'granted' : 'unauthorized'
  if (feature !== undefined && !features[actor.brand][feature]) return 'forbidden'
  if (actor.proof === 'email' || actor.proof === 'custom' || open) return 'granted'
  if (scope !== undefined && actor.opens?.(scope) === false) return 'forbidden'
  if (inPerson === true && actor.proof === 'operator' && actor.inPerson !== true) return 'forbidden'
  const outcome = byRule(rule, actor, isList(endpoint), url.includes(':'))
  return rule.needs !== undefined && !actor.permitted && outcome !== 'not_found' ? 'forbidden' : outcome
}
