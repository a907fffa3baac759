import { answerOf, api } from '../../api/client.ts'
import { type Access, menuFor } from '../shell/menu.ts'
import type { Area } from '../shell/menu.ts'
import { invoiceCommand, licenceCommand, ticketCommand } from './object-commands.ts'
import type { Command } from './palette-dialog.tsx'
import { type Answer, together } from './use-found.ts'

// No interface, which would not do as the input of a call.
type Wish = {
  readonly params: { readonly query: { readonly query: string; readonly limit: number } }
  readonly signal: AbortSignal
}

type Find = (wish: Wish) => Promise<readonly Command[]>

/** The most results that the search shows of one kind. */
const limit = 6

/** The searches, by the menu entry that their results belong to. The server returns only what the caller may see. */
const finders: Readonly<Partial<Record<Area, Find>>> = {
  licences: async (wish) => {
    const { deliverables } = await answerOf(api.GET('/billing/api/v1/deliverables', wish))
    return deliverables.map(licenceCommand)
  },
  billing: async (wish) => {
    const { orders } = await answerOf(api.GET('/billing/api/v1/orders', wish))
    return orders.map(invoiceCommand)
  },
  support: async (wish) => {
    const { tickets } = await answerOf(api.GET('/talks-client/api/v1/tickets', wish))
    return tickets.map(ticketCommand)
  },
}

/** All of the caller's objects that the server finds for these words. */
export const find = (access: Access, words: string, signal: AbortSignal): Promise<Answer<Command>> =>
  together(
    menuFor(access).flatMap(
      ({ area }) => finders[area]?.({ params: { query: { query: words, limit } }, signal }) ?? [],
    ),
  )
