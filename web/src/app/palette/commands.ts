import type { Order } from '@foyer/contract/billing/order.ts'
import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { QueryClient } from '@tanstack/react-query'
import { signOut } from '../../api/sign-out.ts'
import { takesCards } from '../../lib/payment-gateways.ts'
import type { PageName } from '../page-names.ts'
import { type Access, menuFor } from '../shell/menu.ts'
import { deedCommands, type DeedParts } from './deed-commands.ts'
import { deedWords } from './deed-words.ts'
import { leaveCommand, lookCommands } from './look-commands.ts'
import { invoiceCommand, licenceCommand } from './object-commands.ts'
import type { Command } from './palette-dialog.tsx'

export type CommandGroup = 'pages' | 'licences' | 'invoices' | 'tickets' | 'actions'

interface PageOf {
  readonly page: PageName
  readonly to: (access: Access) => string
}

/** The tabs of billing. The menu has no entries for them, but people search for them by name. */
const billingPages = ({ unpaid }: Access, keepsCards: boolean): readonly PageOf[] => [
  ...(unpaid > 0 ? [{ page: 'unpaid_invoices', to: () => '/unpaid-invoices' } as const] : []),
  { page: 'invoices', to: () => '/invoices' },
  { page: 'payments', to: () => '/payments' },
  ...(keepsCards ? [{ page: 'payment_methods', to: () => '/payment-methods' } as const] : []),
]

const pageCommands = ({ access, gateways, t, locale }: PageParts): readonly Command[] => {
  const keepsCards = gateways === undefined || takesCards(gateways)
  const commandOf = ({ page, to }: PageOf, remark?: string): Command => {
    const synonyms = deedWords[locale].pages[page]
    return {
      id: `page:${page}`,
      group: 'pages' satisfies CommandGroup,
      name: t(`pages.${page}`),
      ...(remark !== undefined && { remark }),
      ...(synonyms !== undefined && { synonyms }),
      does: { goTo: to(access) },
    }
  }
  return menuFor(access).flatMap((entry) => {
    const below = entry.area === 'billing' ? billingPages(access, keepsCards) : (entry.pages ?? [])
    return [commandOf(entry), ...below.map((page) => commandOf(page, t(`pages.${entry.page}`)))]
  })
}

/** The rows of every loaded list under this key, without duplicates. */
const loadedRows = (queryClient: QueryClient, key: string): readonly object[] => {
  const rows = new Map<unknown, object>()
  for (const [, data] of queryClient.getQueriesData({ queryKey: [key] })) {
    const list: unknown = Array.isArray(data) ? data : (data as Record<string, unknown> | undefined)?.[key]
    if (Array.isArray(list)) for (const row of list as { readonly id: string }[]) rows.set(row.id, row)
  }
  return [...rows.values()]
}

const loadedCommands = (queryClient: QueryClient): readonly Command[] => [
  // The queries under these keys hold deliverables and orders.
  ...(loadedRows(queryClient, 'deliverables') as readonly Deliverable[]).map(licenceCommand),
  ...(loadedRows(queryClient, 'orders') as readonly Order[]).map(invoiceCommand),
]

interface PageParts extends DeedParts {
  /** Undefined while they are not known: pages that they decide about are offered. */
  readonly gateways: readonly PaymentGateway[] | undefined
}

export interface CommandParts extends PageParts {
  readonly onCheatSheet: () => void
}

/** Everything that the search offers: pages, loaded objects, actions. */
export const commandsFor = ({ onCheatSheet, ...parts }: CommandParts): readonly Command[] => [
  ...pageCommands(parts),
  ...loadedCommands(parts.queryClient),
  ...deedCommands(parts),
  ...lookCommands(parts.t, parts.locale),
  { id: 'shortcuts', group: 'actions', name: parts.t('palette:shortcuts'), does: { run: onCheatSheet } },
  leaveCommand(parts.t, parts.locale, signOut),
]
