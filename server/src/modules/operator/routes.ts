import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { created, fileRoute, noContent, ok, type Route, route, uploadRoute } from '../../platform/http/route.ts'
import type { AccountModule } from '../account/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { CatalogueModule } from '../catalogue/index.ts'
import type { LicensingModule } from '../licensing/index.ts'
import type { SavedReplies, SupportModule } from '../support/index.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { entryRoutes } from './entry/routes.ts'
import type { OperatorModule } from './index.ts'
import { licenceRoutes } from './licences/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { todayRoutes } from './today/routes.ts'

/** The modules whose data operators work with. */
interface Desk {
  readonly account: AccountModule
  readonly support: SupportModule
  readonly catalogue: CatalogueModule
  readonly billing: BillingModule
  readonly licensing: LicensingModule
}

/** The caller's own. */
const ownRoutes = (operator: OperatorModule): Route[] => [
  route(endpoints.operatorLogin, async (call) => ok(await operator.signIn(call))),
  route(endpoints.operatorLogout, async (call) => {
    await operator.signOut(call)
    return noContent
  }),
  route(endpoints.getOperator, async (call) => ok(operator.whoCalls(call))),
  route(endpoints.getOperatorTicketMail, async (call) => ok(await operator.ticketMail.read(call))),
  route(endpoints.changeOperatorTicketMail, async (call, { body }) => ok(await operator.ticketMail.change(call, body))),
  route(endpoints.changeOperatorPassword, async (call, { body }) => {
    await operator.changePassword(call, body)
    return noContent
  }),
]

const savedReplyRoutes = (replies: SavedReplies): Route[] => [
  route(endpoints.listSavedReplies, async (call, { query }) =>
    ok(pageAnswer('saved_replies', await replies.list(call, query))),
  ),
  route(endpoints.getSavedReply, async (call, { params }) => ok(await replies.read(call, params.id))),
  route(endpoints.addSavedReply, async (call, { body }) => created(await replies.add(call, body))),
  route(endpoints.changeSavedReply, async (call, { params, body }) => ok(await replies.change(call, params.id, body))),
  route(endpoints.removeSavedReply, async (call, { params, body }) => {
    await replies.remove(call, params.id, body)
    return noContent
  }),
]

const removalRoutes = (staff: SupportModule['staff']): Route[] => [
  route(endpoints.removeTicketText, async (call, { params, body }) =>
    ok(await staff.removeText(call, params.id, body)),
  ),
  route(endpoints.removeTicketFile, async (call, { params, body }) =>
    ok(await staff.removeFile(call, params.id, body)),
  ),
]

export const operatorRoutes = (
  operator: OperatorModule,
  { account, catalogue, billing, licensing, support: { staff, files } }: Desk,
): Route[] => [
  ...customerRoutes(operator, account),
  ...orderRoutes(billing, licensing),
  ...licenceRoutes(licensing),
  ...catalogueRoutes(catalogue),
  ...todayRoutes(operator, billing),
  ...deskRoutes(operator.desk, account),
  ...secondFactorRoutes(operator),
  ...entryRoutes(operator),
  ...savedReplyRoutes(staff.savedReplies),
  ...removalRoutes(staff),
  ...ownRoutes(operator),

  route(endpoints.listStaffTickets, async (call, { query }) =>
    ok(pageAnswer('tickets', await staff.list(call, query))),
  ),
  route(endpoints.getStaffTicket, async (call, { params }) => ok(await staff.read(call, params.id))),
  route(endpoints.listStaffComments, async (call, { params, query }) =>
    ok(pageAnswer('comments', await staff.comments(call, params.id, query))),
  ),
  uploadRoute(endpoints.addStaffComment, files, async (call, { params, body, files: sent }) =>
    created(await staff.comment(call, params.id, body, sent)),
  ),
  uploadRoute(endpoints.openStaffTicket, files, async (call, { body, files: sent }) =>
    created(await staff.open(call, body, sent)),
  ),
  route(endpoints.correctTicket, async (call, { params, body }) => ok(await staff.correct(call, params.id, body))),
  route(endpoints.assignTicket, async (call, { params, body }) => ok(await staff.assign(call, params.id, body))),
  route(endpoints.closeStaffTicket, async (call, { params, body }) => ok(await staff.close(call, params.id, body))),
  route(endpoints.reopenStaffTicket, async (call, { params, body }) => ok(await staff.reopen(call, params.id, body))),
  route(endpoints.receiveInboundMail, async (call, { stream }) =>
    ok(await staff.receiveMail(call, stream, (email) => operator.byEmail(call, email))),
  ),
  fileRoute(endpoints.downloadStaffAttachment, (call, { params }) => staff.attachment(call, params.id)),
  route(endpoints.listStaffCategories, async (call, { query }) =>
    ok({ ticket_categories: await staff.categories(call, query) }),
  ),
  route(endpoints.addTicketCategory, async (call, { body }) => created(await staff.addCategory(call, body))),
  route(endpoints.changeTicketCategory, async (call, { params, body }) =>
    ok(await staff.changeCategory(call, params.id, body)),
  ),
  route(endpoints.snoozeTicket, async (call, { params, body }) => ok(await staff.snooze(call, params.id, body))),
  route(endpoints.mergeTicket, async (call, { params, body }) => ok(await staff.merge(call, params.id, body))),
]
