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
  /** For a list of people's data: a text that the answer contains if Olga's row is shown, such as its id. */
  readonly shows?: string
  /** The object does not exist for anybody, so 404 means that the caller was admitted. */
  readonly absent?: true
  /** Undoes what the call changed, after a caller was admitted. */
  readonly after?: () => Promise<void>
}

/**
 * Input for one call on Olga's data. It is created anew for each cell of the matrix, so it may create the objects it
 * refers to. Letters go to the address `to`, which is the caller's own if they are meant to receive some.
 */
type Example<E extends EndpointDescription> = (
  world: World,
  to: string,
  caller: Made,
) => (InputFor<E> & Remarks) | Promise<InputFor<E> & Remarks>

type Speechless<E extends EndpointDescription> = object extends InputFor<E> ? true : false

/** Required for calls with parameters or a body, and for lists of people's data. */
export type Examples = {
  readonly [O in Operation as Speechless<(typeof endpoints)[O]> extends true ? never : O]: Example<
    (typeof endpoints)[O]
  >
} & {
  readonly [O in Operation as Speechless<(typeof endpoints)[O]> extends true ? O : never]?: Example<
    (typeof endpoints)[O]
  >
}

/** Calls that end the caller's session or move them, so that a new caller of each kind is created for them. */
export const spending: ReadonlySet<Operation> = new Set<Operation>([
  'logout',
  'operatorLogout',
  'endConsoleSession',
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
