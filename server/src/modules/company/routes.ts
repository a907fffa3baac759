import * as endpoints from '@foyer/contract/company/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route.ts'
import type { CompanyModule } from './index.ts'

const companyRoutesOf = (company: CompanyModule): Route[] => [
  route(endpoints.getAbilities, async (call) => ok(await company.abilities(call))),
  route(endpoints.getCompany, async (call) => ok(await company.read(call))),
  route(endpoints.createCompany, async (call, { body }) => created(await company.found(call, body))),
  route(endpoints.renameCompany, async (call, { body }) => ok(await company.rename(call, body))),
  route(endpoints.listMembers, async (call, { query }) =>
    ok(pageAnswer('members', await company.members(call, query))),
  ),
  route(endpoints.changeMember, async (call, { params, body }) => ok(await company.changeRoles(call, params.id, body))),
  route(endpoints.removeMember, async (call, { params }) => {
    await company.removeMember(call, params.id)
    return noContent
  }),
  route(endpoints.leaveCompany, async (call) => {
    await company.leave(call)
    return noContent
  }),
  route(endpoints.listCompanyActivity, async (call, { query }) =>
    ok(pageAnswer('entries', await company.activity(call, query))),
  ),
]

const inviteRoutes = (company: CompanyModule): Route[] => [
  route(endpoints.listInvites, async (call, { query }) =>
    ok(pageAnswer('invites', await company.invites(call, query))),
  ),
  route(endpoints.createInvite, async (call, { body }) => created(await company.invite(call, body))),
  route(endpoints.getInvite, async (call, { params }) => ok(await company.readInvite(call, params.id))),
  route(endpoints.acceptInvite, async (call, { params }) => ok(await company.acceptInvite(call, params.id))),
  route(endpoints.endInvite, async (call, { params }) => {
    await company.refuseInvite(call, params.id)
    return noContent
  }),
  route(endpoints.resendInvite, async (call, { params }) => ok(await company.resendInvite(call, params.id))),
  route(endpoints.getInviteLink, async (call, { params }) => ok(await company.inviteLink(call, params.id))),
]

const transferRoutes = (company: CompanyModule): Route[] => [
  route(endpoints.getTransfer, async (call) => ok({ transfer: await company.transfer(call) })),
  route(endpoints.offerTransfer, async (call, { body }) => created(await company.offerTransfer(call, body))),
  route(endpoints.acceptTransfer, async (call) => ok(await company.acceptTransfer(call))),
  route(endpoints.endTransfer, async (call) => {
    await company.endTransfer(call)
    return noContent
  }),
]

const colleagueRoutes = (company: CompanyModule): Route[] => [
  route(endpoints.listColleagues, async (call, { query }) =>
    ok(pageAnswer('colleagues', await company.colleagues(call, query))),
  ),
  route(endpoints.changeColleague, async (call, { params, body }) =>
    ok(await company.changeColleague(call, params.id, body)),
  ),
  route(endpoints.removeColleague, async (call, { params }) => {
    await company.removeColleague(call, params.id)
    return noContent
  }),
  route(endpoints.listSharingActivity, async (call, { query }) =>
    ok(pageAnswer('entries', await company.sharing(call, query))),
  ),
  route(endpoints.requestColleague, async (call, { body }) => created(await company.requestColleague(call, body))),
  route(endpoints.listSentRequests, async (call, { query }) =>
    ok(pageAnswer('requests', await company.sentRequests(call, query))),
  ),
  route(endpoints.listReceivedRequests, async (call, { query }) =>
    ok(pageAnswer('requests', await company.receivedRequests(call, query))),
  ),
  route(endpoints.acceptRequest, async (call, { params }) => ok(await company.acceptRequest(call, params.id))),
  route(endpoints.rejectRequest, async (call, { params }) => ok(await company.rejectRequest(call, params.id))),
  route(endpoints.withdrawRequest, async (call, { params }) => {
    await company.withdrawRequest(call, params.id)
    return noContent
  }),
]

export const companyRoutes = (company: CompanyModule): Route[] => [
  ...companyRoutesOf(company),
  ...inviteRoutes(company),
  ...transferRoutes(company),
  ...colleagueRoutes(company),
]
