import { answerOf, api } from '../../api/client.ts'
import { type Access, menuFor } from '../shell/menu.ts'
import type { Area } from '../shell/menu.ts'
import { invoiceCommand, licenceCommand, ticketCommand } from './object-commands.ts'
import type { Command } from './palette-dialog.tsx'
import { type Answer, together } from './use-found.ts'

type Find = (query: { readonly query: string; readonly limit: number }) => Promise<readonly Command[]>

/** The most results that the search shows of one kind. */
const limit = 6

/** The searches, by the menu entry that their results belong to. The server returns only what the caller may see. */
const finders: Readonly<Partial<Record<Area, Find>>> = {
  licences: async (query) => {
    const { deliverables } = await answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))
    return deliverables.map(licenceCommand)
  },
  billing: async (query) => {
    const { orders } = await answerOf(api.GET('/billing/api/v1/orders', { params: { query } }))
    return orders.map(invoiceCommand)
  },
  support: async (query) => {
    const { tickets } = await answerOf(api.GET('/talks-client/api/v1/tickets', { params: { query } }))
    return tickets.map(ticketCommand)
  },
}

/** All of the caller's objects that the server finds for these words. */
export const find = (access: Access, words: string): Promise<Answer<Command>> =>
  together(menuFor(access).flatMap(({ area }) => finders[area]?.({ query: words, limit }) ?? []))
