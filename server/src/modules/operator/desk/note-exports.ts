import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { NoteExport } from '../../../platform/http/operator-export.ts'
import type { DeskServices } from '../services.ts'

/** Filters with words that somebody typed: they often name a person, and nothing is ever removed from the log. */
const typed: readonly string[] = ['query', 'email']

/** Stands for what was typed. */
const mark = '…'

const withoutWords = (filters: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, typed.includes(name) ? mark : value]))

/** In the log of changes, although nothing changes: so that it can be found out who took which customers' data away. */
export const noteExports =
  ({ database, audit }: DeskServices): NoteExport =>
  (call, { list, filters }) =>
    database.transaction(call.tenant, (tx) =>
      audit(tx, {
        ...auditedByOperator(call),
        action: 'list_exported',
        object_type: 'export',
        object_id: list,
        account_id: null,
        changes: Object.keys(filters).length === 0 ? {} : { filters: withoutWords(filters) },
      }),
    )
