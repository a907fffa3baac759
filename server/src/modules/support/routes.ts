import * as endpoints from '@foyer/contract/support/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { created, ok, type Route, route } from '../../platform/http/route.ts'
import type { SupportModule } from './index.ts'

export const supportRoutes = (support: SupportModule): Route[] => [
  route(endpoints.listTickets, async (call, { query }) => ok(pageAnswer('tickets', await support.list(call, query)))),
  route(endpoints.openTicket, async (call, { body }) =>
    created(await support.read(call, await support.open(call, body))),
  ),
  route(endpoints.getTicket, async (call, { params }) => ok(await support.read(call, params.id))),
  route(endpoints.listComments, async (call, { params, query }) =>
    ok(pageAnswer('comments', await support.comments(call, params.id, query))),
  ),
  route(endpoints.addComment, async (call, { params, body }) =>
    created(await support.replyAsCustomer(call, params.id, body)),
  ),
  route(endpoints.closeTicket, async (call, { params }) => ok(await support.close(call, params.id))),
  route(endpoints.reopenTicket, async (call, { params }) => ok(await support.reopen(call, params.id))),
  route(endpoints.listTicketCategories, async (call, { query }) =>
    ok({ ticket_categories: await support.categories(call, query.kind, query.product) }),
  ),
]
