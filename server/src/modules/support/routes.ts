import * as endpoints from '@foyer/contract/support/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { created, fileRoute, noContent, ok, type Route, route, uploadRoute } from '../../platform/http/route.ts'
import type { SupportModule } from './index.ts'

export const supportRoutes = (support: SupportModule): Route[] => [
  route(endpoints.listTickets, async (call, { query }) => ok(pageAnswer('tickets', await support.list(call, query)))),
  uploadRoute(endpoints.openTicket, support.files, async (call, { body, files }) =>
    created(await support.read(call, await support.open(call, body, files))),
  ),
  route(endpoints.getTicket, async (call, { params }) => ok(await support.read(call, params.id))),
  route(endpoints.listComments, async (call, { params, query }) =>
    ok(pageAnswer('comments', await support.comments(call, params.id, query))),
  ),
  uploadRoute(endpoints.addComment, support.files, async (call, { params, body, files }) =>
    created(await support.replyAsCustomer(call, params.id, body, files)),
  ),
  route(endpoints.closeTicket, async (call, { params }) => ok(await support.close(call, params.id))),
  route(endpoints.reopenTicket, async (call, { params }) => ok(await support.reopen(call, params.id))),
  route(endpoints.listTicketCategories, async (call, { query }) =>
    ok({ ticket_categories: await support.categories(call, query.kind, query.product) }),
  ),
  route(endpoints.addSecondaryEmail, async (call, { params, body }) =>
    created(await support.addSecondaryEmail(call, params.ticket_id, body)),
  ),
  route(endpoints.removeSecondaryEmail, async (call, { params }) => {
    await support.removeSecondaryEmail(call, params.ticket_id, params.id)
    return noContent
  }),
  route(endpoints.getReview, async (call, { params }) => ok(await support.review(call, params.ticket_id))),
  route(endpoints.putReview, async (call, { params, body }) =>
    ok(await support.saveReview(call, params.ticket_id, body)),
  ),
  fileRoute(endpoints.downloadAttachment, (call, { params }) => support.attachment(call, params.attachment_id)),
  route(endpoints.removeAttachment, async (call, { params }) => {
    await support.removeFile(call, params.attachment_id)
    return noContent
  }),
  fileRoute(endpoints.previewAttachment, (call, { params }) => support.preview(call, params.attachment_id)),
]
