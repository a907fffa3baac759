import type { Operation } from '@foyer/contract/endpoints.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { QueryClient } from '@tanstack/react-query'
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts'
import { type Access, menuFor } from '../shell/menu.ts'
import { deedWords } from './deed-words.ts'
import type { PaletteText } from './look-commands.ts'
import type { Command } from './palette-dialog.tsx'

export interface DeedParts {
  readonly access: Access
  readonly queryClient: QueryClient
  readonly t: PaletteText
  readonly locale: Locale
  /** Decides by the same policy lines as the server. */
  readonly may: (owner: Owner, operation: Operation) => boolean
}

/** How many are offered before anything is typed. */
const mostOffered = 3

/** The next ones. Others are found by their number. */
const paying = ({ queryClient, locale, may }: DeedParts): readonly Command[] => {
  const unpaid = queryClient.getQueryData(unpaidOrdersQuery.queryKey)
  return [...(unpaid?.to_pay.first ?? []), ...(unpaid?.charged.next ? [unpaid.charged.next] : [])]
    .filter(({ owner }) => may(owner, 'payOrder'))
    .map(({ id, number, description }, index) => ({
      id: `pay:${id}`,
      group: 'actions',
      name: deedWords[locale].pay(number),
      remark: description,
      synonyms: deedWords[locale].synonyms.pay,
      ...(index >= mostOffered && { onlySearched: true as const }),
      does: { goTo: `/invoices/${id}` },
    }))
}

/** The tasks that people come for, as far as their menu and rights allow. Each leads to the page where it is done. */
export const deedCommands = (parts: DeedParts): readonly Command[] => {
  const { access, locale, may } = parts
  const words = deedWords[locale]
  const areas = menuFor(access)
  const hasPage = (page: string): boolean => areas.some(({ pages = [] }) => pages.some((each) => each.page === page))
  const has = (area: string): boolean => areas.some((each) => each.area === area)
  const invite: Command = {
    id: 'deed:invite',
    group: 'actions',
    name: words.invite,
    synonyms: words.synonyms.invite,
    does: { goTo: '/company' },
  }
  return [
    ...(has('billing') ? paying(parts) : []),
    ...(hasPage('company') && may(null, 'createInvite') ? [invite] : []),
  ]
}
