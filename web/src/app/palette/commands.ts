import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { QueryClient } from '@tanstack/react-query'
import { signOut } from '../../api/sign-out.ts'
import { menuFor } from '../shell/menu.ts'
import { deedCommands, type DeedParts } from './deed-commands.ts'
import { deedWords } from './deed-words.ts'
import { leaveCommand, lookCommands } from './look-commands.ts'
import { invoiceCommand, licenceCommand } from './object-commands.ts'
import type { Command } from './palette-dialog.tsx'

export type CommandGroup = 'pages' | 'licences' | 'invoices' | 'tickets' | 'actions'

const pageCommands = ({ access, t, locale }: DeedParts): readonly Command[] =>
  menuFor(access).flatMap((entry) => {
    const own = { page: entry.page, to: entry.to(access), remark: undefined }
    const below = (entry.pages ?? []).map((page) => ({
      page: page.page,
      to: page.to(access),
      remark: t(`pages.${entry.page}`),
    }))
    return [own, ...below].map(({ page, to, remark }) => ({
      id: `page:${page}`,
      group: 'pages' as const,
      name: t(`pages.${page}`),
      ...(remark === undefined ? {} : { remark }),
      ...((page === 'new_ticket' || page === 'purchase') && { synonyms: deedWords[locale].synonyms[page] }),
      does: { goTo: to },
    }))
  })

/** Rows of every list under this key that has been loaded, each once. */
const loadedRows = (queryClient: QueryClient, key: string): readonly object[] => {
  const rows = new Map<unknown, object>()
  for (const [, data] of queryClient.getQueriesData({ queryKey: [key] })) {
    const list: unknown = Array.isArray(data) ? data : (data as Record<string, unknown> | undefined)?.[key]
    if (Array.isArray(list)) for (const row of list as { readonly id: string }[]) rows.set(row.id, row)
  }
  return [...rows.values()]
}

const loadedCommands = (queryClient: QueryClient): readonly Command[] => [
  // Lists under these keys hold deliverables and orders; their queries say so.
  ...(loadedRows(queryClient, 'deliverables') as readonly Deliverable[]).map(licenceCommand),
  ...(loadedRows(queryClient, 'orders') as readonly Order[]).map(invoiceCommand),
]

export interface CommandParts extends DeedParts {
  readonly onCheatSheet: () => void
}

/** Everything that can be jumped to or done: pages, loaded objects, actions. */
export const commandsFor = ({ onCheatSheet, ...parts }: CommandParts): readonly Command[] => [
  ...pageCommands(parts),
  ...loadedCommands(parts.queryClient),
  ...deedCommands(parts),
  ...lookCommands(parts.t, parts.locale),
  { id: 'shortcuts', group: 'actions', name: parts.t('palette:shortcuts'), does: { run: onCheatSheet } },
  leaveCommand(parts.t, parts.locale, signOut),
]
