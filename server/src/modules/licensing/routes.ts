import { createOrder } from '@foyer/contract/billing/endpoints.ts'
import * as endpoints from '@foyer/contract/licensing/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import {
  created,
  noContent,
  ok,
  restingOn,
  type Route,
  route,
  speaking,
  standsUntil,
} from '../../platform/http/route.ts'
import type { LicensingModule } from './index.ts'
import { firstSilence } from './present.ts'

/** What answers about licences depend on: the licences with their servers, their orders, owners and taxes. */
const licences = ['licensing', 'billing', 'account'] as const

const polled = (licensing: LicensingModule): Route[] => [
  restingOn(
    licences,
    route(
      endpoints.listDeliverables,
      async (call, { query }) => {
        const page = await licensing.list(call, query)
        return standsUntil(firstSilence(page.rows), ok(pageAnswer('deliverables', page)))
      },
      (call, { query }) => licensing.exportList(call, query),
    ),
  ),
  restingOn(
    licences,
    route(endpoints.countDeliverables, async (call, { query }) => ok(await licensing.count(call, query))),
  ),
  restingOn(
    licences,
    route(endpoints.getDeliverable, async (call, { params }) => {
      const licence = await licensing.read(call, params.id)
      return standsUntil(firstSilence([licence]), ok(licence))
    }),
  ),
]

export const licensingRoutes = (licensing: LicensingModule): Route[] => [
  ...polled(licensing),
  route(endpoints.getAvailableVersions, async (call, { params }) => ok(await licensing.versions(call, params.id))),
  route(endpoints.previewReactivation, async (call, { params }) =>
    ok(await licensing.previewReactivation(call, params.id)),
  ),
  route(endpoints.reactivateDeliverable, async (call, { params }) => ok(await licensing.reactivate(call, params.id))),
  route(endpoints.reactivateExternally, async (call, { params, body }) =>
    ok(await licensing.reactivateExternally(call, params.id, body)),
  ),
  route(endpoints.deactivateDeliverable, async (call, { params, body }) =>
    ok(await licensing.deactivate(call, params.id, body)),
  ),
  // Orders are placed here because licences are built on billing.
  route(createOrder, async (call, { body }) => created(await licensing.order(call, body))),
  route(endpoints.enableRetroview, async (call, { body }) => ok(await licensing.enableRetroview(call, body))),
  route(endpoints.recordEvent, async (call, { body }) => {
    await licensing.recordEvent(call, body)
    return noContent
  }),
  route(endpoints.getOfflineActivationKey, async (call, { params, query }) =>
    ok(await licensing.activateOffline(call, params.id, query.request)),
  ),
  route(endpoints.listOfflineActivationKeys, async (call, { params, query }) => {
    const { ending, ...page } = await licensing.activations(call, params.id, query)
    return ok({ ...pageAnswer('activation_keys', page), ending })
  }),
  route(endpoints.getUsbActivationKey, async (call, { params, query }) =>
    ok(await licensing.activateDongle(call, params.id, query.request)),
  ),
  route(endpoints.previewUpgrade, async (call, { params, query }) =>
    ok(await licensing.previewRaise(call, params.id, query.quantity_delta)),
  ),
  route(endpoints.upgradeDeliverable, async (call, { params, body }) =>
    ok(await licensing.changeLimit(call, params.id, body)),
  ),
  speaking(route(endpoints.getTimeline, async (call, { params }) => ok(await licensing.history(call, params.id)))),
  route(endpoints.getUsage, async (call, { params }) => ok(await licensing.usage(call, params.id))),
  route(endpoints.replaceKey, async (call, { params, body }) => ok(await licensing.replaceKey(call, params.id, body))),
  route(endpoints.releaseServer, async (call, { params }) => {
    await licensing.releaseServer(call, params.id, params.server_id)
    return noContent
  }),
  route(endpoints.activateServer, async (call, { body }) => ok(await licensing.activateServer(call, body))),
  route(endpoints.sendHeartbeat, async (call, { body }) => ok(await licensing.receiveHeartbeat(call, body))),
]
