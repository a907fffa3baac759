import type { ClosingObstacle } from '@foyer/contract/account/closing.ts'
import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Account } from '../store.ts'

type Person = Pick<Account, 'id' | 'tenant' | 'email'>

/** Who closes an account, and why. */
export interface Closer {
  readonly who: AuditedBy
  readonly reason?: string | undefined
  /** Licences that never end are given up. */
  readonly give_up_perpetual: boolean
}

/** What decides whether an account may be closed. */
export interface ClosingFacts {
  readonly obstacles: readonly ClosingObstacle[]
  readonly perpetual_licences: number
}

/** Someone who is about to be erased. */
export interface ErasedPerson extends Person {
  /** Stands from now on wherever the address was. */
  readonly erased_email: string
}

/** What other modules have to do with an account that is closed and erased. */
export interface Around {
  /** Takes the locks that others take before they lock an account, so that none waits for another in a circle. */
  hold(tx: Tx, person: Person): Promise<void>
  /** `licences_perpetual` is not among the obstacles. */
  facts(tx: Tx, person: Person): Promise<ClosingFacts>
  /** Ends what would go on: renewals, the place in a company, sharing, copies, notifications in browsers. */
  end(tx: Tx, person: Person, closer: Closer): Promise<void>
  /** Deletes what other modules keep of the person, in transactions of its own. Repeating it changes nothing. */
  erase(person: ErasedPerson): Promise<void>
}
