import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import type { endpoints, Operation } from '@foyer/contract/endpoints.ts'
import type { InputFor } from '../client.ts'
import type { Made } from './actors.ts'
import { accountExamples } from './examples/account.ts'
import { billingExamples } from './examples/billing.ts'
import { catalogueExamples } from './examples/catalogue.ts'
import { companyExamples } from './examples/company.ts'
import { licensingExamples } from './examples/licensing.ts'
import { operatorExamples } from './examples/operator.ts'
import { pushExamples } from './examples/push.ts'
import { statisticsExamples } from './examples/statistics.ts'
import { supportExamples } from './examples/support.ts'
import { webhooksExamples } from './examples/webhooks.ts'
import type { World } from './world.ts'

interface Remarks {
  /** A list of people's data: a text that the answer has where olga's row is shown, such as its id. */
  readonly shows?: string
  /** What is asked for is there for nobody, so that 404 means having been let in. */
  readonly absent?: true
  /** Puts back what the call moved, once somebody was let in. */
  readonly after?: () => Promise<void>
}

/**
 * What is said in one call that is about olga's things. Made for each cell anew, so that it may make what it names;
 * letters go to the address `to`, which is the caller's own where they are to receive some.
 */
type Example<E extends EndpointDescription> = (
  world: World,
  to: string,
  caller: Made,
) => (InputFor<E> & Remarks) | Promise<InputFor<E> & Remarks>

type Speechless<E extends EndpointDescription> = object extends InputFor<E> ? true : false

/** Calls with parameters or a body need one; so do lists of people's data. */
export type Examples = {
  readonly [O in Operation as Speechless<(typeof endpoints)[O]> extends true ? never : O]: Example<
    (typeof endpoints)[O]
  >
} & {
  readonly [O in Operation as Speechless<(typeof endpoints)[O]> extends true ? O : never]?: Example<
    (typeof endpoints)[O]
  >
}

/** Calls that end or move their caller, whose session or place is not as before: each kind of actor is made anew for them. */
export const spending: ReadonlySet<Operation> = new Set<Operation>([
  'logout',
  'operatorLogout',
  'revokeSession',
  'leaveCompany',
  'acceptInvite',
  'endInvite',
  'acceptRequest',
])

export const examples: Examples = {
  ...accountExamples,
  ...companyExamples,
  ...catalogueExamples,
  ...billingExamples,
  ...licensingExamples,
  ...statisticsExamples,
  ...supportExamples,
  ...pushExamples,
  ...operatorExamples,
  ...webhooksExamples,
}
