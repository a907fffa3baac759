import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Settings } from '../../config.ts'
import { importCustomers } from '../../modules/account/index.ts'
import { importInvoices } from '../../modules/billing/index.ts'
import { createBranding } from '../../modules/branding/index.ts'
import { findImportedLicences, importLicences } from '../../modules/licensing/index.ts'
import { importComments, importTickets } from '../../modules/support/index.ts'
import { auditedBySystem } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import { type ImportKindName, importKinds, type ImportRun } from '../../platform/imports/imports.ts'
import { beginImport } from '../../platform/imports/ledger.ts'
import { createLog } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { type InHand, withOpenDatabase } from '../own-database.ts'
import { type FileReport, type Refuse, takeFile } from './take-file.ts'

interface Wishes {
  readonly tenant: string
  /** Those of the five files that exist, ordered so that each refers only to earlier ones. */
  readonly files: readonly (readonly [ImportKindName, string])[]
  readonly isRehearsal: boolean
}

const readWishes = (words: readonly string[], brands: readonly string[]): Wishes => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { brand: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new StartError('One folder is needed: where the files are.')
  const { brand: tenant } = values
  if (tenant === undefined || !brands.includes(tenant))
    throw new StartError(`--brand is one of ${brands.join(', ')}${tenant === undefined ? '' : `, not ${tenant}`}.`)
  const files = importKinds
    .map((kind) => [kind, join(folder, `${kind}.csv`)] as const)
    .filter(([, file]) => existsSync(file))
  if (files.length === 0)
    throw new StartError(`${folder} has none of ${importKinds.map((kind) => `${kind}.csv`).join(', ')}.`)
  return { tenant, files, isRehearsal: values['dry-run'] }
}

/** Carries the results out of a transaction that must be rolled back. */
class TakenBack extends Error {
  readonly reports: Reports
  constructor(reports: Reports) {
    super('taken back')
    this.reports = reports
  }
}

type Reports = ReadonlyMap<ImportKindName, FileReport>

const openKinds = (settings: Settings, hand: InHand) => {
  const needs = { ...hand, branding: createBranding(settings.brands, createLog(settings.log_level)) }
  const kinds = {
    customers: importCustomers(needs),
    licences: importLicences(needs),
    invoices: importInvoices({ ...needs, findLicences: findImportedLicences }),
    tickets: importTickets(needs),
    comments: importComments(needs),
  }
  return { ...hand, kinds }
}

type Kinds = ReturnType<typeof openKinds>

/** Passes each file to the module that owns its records. */
const takeOne = (tx: Tx, run: ImportRun, { kinds }: Kinds, name: ImportKindName, file: string, refuse: Refuse) => {
  switch (name) {
    case 'customers':
      return takeFile(tx, run, kinds.customers, file, refuse)
    case 'licences':
      return takeFile(tx, run, kinds.licences, file, refuse)
    case 'invoices':
      return takeFile(tx, run, kinds.invoices, file, refuse)
    case 'tickets':
      return takeFile(tx, run, kinds.tickets, file, refuse)
    case 'comments':
      return takeFile(tx, run, kinds.comments, file, refuse)
  }
}

interface Outcome {
  readonly reports: Reports
  /** For example `customers.csv:17: email: has an account already` */
  readonly refusals: readonly string[]
}

/** Records the import and its size in the audit log. Each imported object has its own entry as well. */
const noteRun = async (tx: Tx, { audit, clock }: Kinds, tenant: string, reports: Reports): Promise<void> => {
  const changes = Object.fromEntries([...reports].map(([name, { added }]) => [name, added]))
  if (Object.values(changes).every((added) => added === 0)) return
  const about = { object_type: 'import', object_id: makeId(clock), account_id: null, changes }
  await audit(tx, { ...auditedBySystem(tenant), action: 'data_imported', ...about })
}

/** Imports everything in one transaction, which is rolled back if a line is rejected or in a rehearsal. */
const takeAll = async (opened: Kinds, wishes: Wishes): Promise<Outcome> => {
  const { tenant, files, isRehearsal } = wishes
  const refusals: string[] = []
  const run = { tenant, now: opened.clock.now(), isRehearsal: () => isRehearsal || refusals.length > 0 }
  try {
    const reports = await opened.database.transaction(tenant, async (tx) => {
      if (!(await beginImport(tx))) throw new StartError(`Another import into ${tenant} is under way.`)
      const found = new Map<ImportKindName, FileReport>()
      for (const [name, file] of files) {
        const refuse: Refuse = (faults) => {
          for (const { line, column, reason } of faults)
            refusals.push(`${name}.csv:${line}: ${column === '' ? 'the line' : column}: ${reason}`)
        }
        found.set(name, await takeOne(tx, run, opened, name, file, refuse))
      }
      if (run.isRehearsal()) throw new TakenBack(found)
      await opened.kinds.tickets.settle?.(tx, run)
      await noteRun(tx, opened, tenant, found)
      return found
    })
    return { reports, refusals }
  } catch (error) {
    if (error instanceof TakenBack) return { reports: error.reports, refusals }
    throw error
  }
}

const counted = ({ added, known, refused }: FileReport, isRehearsal: boolean): string =>
  [
    `${added} ${isRehearsal ? 'would be added' : 'added'}`,
    ...(known > 0 ? [`${known} there already`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ')

const tell = ({ isRehearsal }: Wishes, { reports, refusals }: Outcome): string => {
  const isUndone = isRehearsal || refusals.length > 0
  const lines = [...reports].map(([name, report]) => `${name}: ${counted(report, isUndone)}`)
  const end =
    refusals.length > 0
      ? 'Nothing was imported: mend the lines above and run it again.'
      : isRehearsal
        ? 'A dry run: nothing was imported.'
        : 'Everything was imported.'
  return [...refusals, ...lines, end].join('\n')
}

/**
 * Imports customers, licences, invoices, tickets and comments of another system from CSV files, all or nothing, whether
 * or not Foyer is running. Objects of earlier runs are not changed, and nobody gets an e-mail. Throws a StartError that
 * lists every rejected line.
 */
export const importData = async (settings: Settings, words: readonly string[]): Promise<string> => {
  const wishes = readWishes(words, Object.keys(settings.brands))
  return withOpenDatabase(settings, async (hand) => {
    const outcome = await takeAll(openKinds(settings, hand), wishes)
    const said = tell(wishes, outcome)
    if (outcome.refusals.length > 0) throw new StartError(said)
    return said
  })
}
