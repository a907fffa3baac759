import { ticketKinds, TicketProduct } from '@foyer/contract/support/category.ts'
import { ticketStates } from '@foyer/contract/support/ticket.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import * as z from 'zod'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { externalId, line, moment, text, whole } from '../../../platform/imports/cells.ts'
import {
  createSieve,
  type Fault,
  type ImportKind,
  type ImportRun,
  licenceFault,
  repeated,
} from '../../../platform/imports/imports.ts'
import { StartError } from '../../../platform/start-error.ts'
import { type Account, findImportedCustomers, type ImportedCustomers } from '../../account/index.ts'
import { findImportedLicences } from '../../licensing/index.ts'
import type { Services } from '../services.ts'
import { responsibilityOf } from '../ticket-rules.ts'
import {
  findTakenMeanwhile,
  findUsedNumbers,
  highestWithMinus,
  insertTickets,
  raiseNumber,
  settleTimes,
  takeMinusAway,
} from './import-store.ts'

const TicketLine = z.object({
  id: externalId,
  number: whole(1),
  customer: externalId,
  title: line(200),
  description: text(ticketTextCap),
  kind: z.enum(ticketKinds).default('support'),
  product: TicketProduct,
  state: z.enum(ticketStates),
  manager_name: z.exactOptional(line(100)),
  licence: z.exactOptional(externalId),
  created_at: moment,
  updated_at: z.exactOptional(moment),
  closed_at: z.exactOptional(moment),
})
type TicketLine = z.output<typeof TicketLine>

type Needs = Pick<Services, 'database' | 'clock' | 'audit'>

const rowOf = ({ clock }: Needs, tenant: string, row: TicketLine, creator: Account, licenceId: string | null) => ({
  id: makeId(clock),
  tenant,
  number: row.number,
  account_id: creator.id,
  title: row.title,
  description: row.description,
  kind: row.kind,
  product: row.product,
  deliverable_id: licenceId,
  state: row.state,
  responsibility: responsibilityOf[row.state],
  manager_name: row.manager_name ?? null,
  creator_name: fullName(creator),
  creator_email: creator.email,
  created_at: row.created_at,
  updated_at: row.updated_at ?? row.closed_at ?? row.created_at,
  // Replaced by `settleTimes` once the comments are imported.
  waiting_since: row.created_at,
  closed_at: row.closed_at ?? null,
})

interface Surroundings {
  readonly customers: ImportedCustomers
  readonly licence: { readonly account_id: string } | undefined
  readonly isUsed: boolean
}

const faultsOf = (row: TicketLine, { customers, licence, isUsed }: Surroundings): (Fault<TicketLine> | null)[] => {
  const customer = customers.get(row.customer)
  return [
    customers.faultOf(row.customer),
    licenceFault(row.licence, licence, customer),
    isUsed ? ['number', 'belongs to another ticket'] : null,
    (row.state === 'closed') === (row.closed_at !== undefined)
      ? null
      : ['closed_at', 'is given for what is closed, and only then'],
  ]
}

const settle =
  (needs: Needs) =>
  async (tx: Tx, { tenant }: ImportRun): Promise<void> => {
    const highest = await highestWithMinus(tx)
    if (highest === 0) return
    // The sequence is raised in a separate transaction. Somebody who opens a ticket meanwhile then neither waits for
    // the end of the import nor gets one of its numbers.
    await needs.database.transaction(tenant, async (own) => {
      await raiseNumber(own, tenant, highest)
      const taken = await findTakenMeanwhile(tx)
      if (taken !== undefined)
        throw new StartError(`Meanwhile another ticket got the number ${taken}: nothing was imported. Run it again.`)
    })
    // The comments are imported at this point.
    await settleTimes(tx)
    await takeMinusAway(tx)
  }

/** Tickets of the vendor's former system, with the numbers that people know. New tickets get higher numbers. */
export const importTickets = (needs: Needs): ImportKind<TicketLine> => ({
  name: 'tickets',
  schema: TicketLine,
  take: async (tx, run, lines) => {
    const { audit } = needs
    const { tenant } = run
    const { refusals, passes } = createSieve<TicketLine>()
    const numbers = lines.map(({ row }) => row.number)
    // Numbers stay negative until the whole import fits, below every number in use. Nobody who opens a ticket meanwhile
    // has to wait for the import.
    const used = await findUsedNumbers(tx, [...numbers, ...numbers.map((number) => -number)])
    const twice = repeated(lines, ({ number }) => number)
    const customers = await findImportedCustomers(
      tx,
      lines.map(({ row }) => row.customer),
    )
    const licences = await findImportedLicences(
      tx,
      lines.flatMap(({ row }) => row.licence ?? []),
    )
    const fit = lines.flatMap((line) => {
      const { row } = line
      const creator = customers.get(row.customer)
      const licence = row.licence === undefined ? undefined : licences.get(row.licence)
      const isUsed = used.has(row.number) || used.has(-row.number) || twice.has(line.line)
      const fits = passes(line, faultsOf(row, { customers, licence, isUsed }))
      if (!fits || creator === undefined) return []
      return [{ external: row.id, ticket: rowOf(needs, tenant, row, creator, licence?.id ?? null) }]
    })
    await insertTickets(
      tx,
      fit.map(({ ticket }) => ({ ...ticket, number: -ticket.number })),
    )
    const about = { ...auditedBySystem(tenant), action: 'ticket_opened', object_type: 'ticket' }
    await audit(
      tx,
      fit.map(({ ticket: { id, account_id } }) => ({ ...about, object_id: id, account_id, reason: 'import' })),
    )
    return { written: new Map(fit.map(({ external, ticket }) => [external, ticket.id])), refusals }
  },
  settle: settle(needs),
})
