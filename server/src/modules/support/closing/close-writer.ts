import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inPages } from '../../../platform/database/in-batches.ts'
import { endCopies } from '../copies/secondary-emails.ts'
import type { Services } from '../services.ts'
import { deleteCopiesOf, listOwnersWithCopy, unnameComments, unnameTickets } from './closing-store.ts'

interface Person {
  readonly id: string
  readonly tenant: string
  readonly email: string
}

/** For an account that is closed or erased. */
export const closeWriter = (services: Services) => ({
  /** The address of the person is in copy of nobody’s tickets any more. */
  end: async (tx: Tx, { id, email }: Person, who: AuditedBy): Promise<void> => {
    for (const owner_id of await listOwnersWithCopy(tx, email))
      await endCopies(services)(tx, { owner_id, reader_ids: [id], who })
  },
  /** The texts and files of tickets stay, without a name. */
  erase: async (person: Person & { readonly erased_email: string }): Promise<void> => {
    const { database } = services
    await database.transaction(person.tenant, async (tx) => {
      await deleteCopiesOf(tx, person.id)
      await unnameTickets(tx, person)
    })
    await inPages(database, person.tenant, (tx, after, most) => unnameComments(tx, person, after, most))
  },
})
