import type { Order } from '@foyer/contract/billing/order.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { QueryClient } from '@tanstack/react-query'
import { signOut } from '../../api/sign-out.ts'
import { menuFor } from '../shell/menu.ts'
import { deedCommands, type DeedParts } from './deed-commands.ts'
import { deedWords } from './deed-words.ts'
import { leaveCommand, lookCommands } from './look-commands.ts'
import type { Command } from './palette-dialog.tsx'

export type CommandGroup = 'pages' | 'licences' | 'invoices' | 'actions'

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

const licenceCommands = (queryClient: QueryClient): readonly Command[] =>
  // Lists under this key hold deliverables; their query says so.
  (loadedRows(queryClient, 'deliverables') as readonly Deliverable[]).map((licence) => ({
    id: `licence:${licence.id}`,
    group: 'licences',
    name: `${licence.human_id} ${licence.sku_name}`,
    remark: [licence.user_comment, `…${licence.key.slice(-6)}`].filter(Boolean).join(' · '),
    does: { goTo: `/licenses/${licence.id}` },
  }))

const invoiceCommands = (queryClient: QueryClient): readonly Command[] =>
  // Lists under this key hold orders; their query says so.
  (loadedRows(queryClient, 'orders') as readonly Order[]).map((order) => ({
    id: `invoice:${order.id}`,
    group: 'invoices',
    name: order.number,
    remark: order.description,
    does: { goTo: `/invoices/${order.id}` },
  }))

export interface CommandParts extends DeedParts {
  readonly onCheatSheet: () => void
}

/** Everything that can be jumped to or done: pages, loaded objects, actions. */
export const commandsFor = ({ onCheatSheet, ...parts }: CommandParts): readonly Command[] => [
  ...pageCommands(parts),
  ...licenceCommands(parts.queryClient),
  ...invoiceCommands(parts.queryClient),
  ...deedCommands(parts),
  ...lookCommands(parts.t, parts.locale),
  { id: 'shortcuts', group: 'actions', name: parts.t('find.shortcuts'), does: { run: onCheatSheet } },
  leaveCommand(parts.t, parts.locale, signOut),
]
