import * as endpoints from '@foyer/contract/push/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route.ts'
import type { PushModule } from './index.ts'

export const pushRoutes = (push: PushModule): Route[] => [
  route(endpoints.getPushSubscription, async (call, { query }) => ok(await push.subscription(call, query.endpoint))),
  route(endpoints.subscribeToPush, async (call, { body }) => created(await push.subscribe(call, body))),
  route(endpoints.unsubscribeFromPush, async (call, { body }) => {
    await push.unsubscribe(call, body.endpoint)
    return noContent
  }),
  route(endpoints.listNotifications, async (call, { query }) => {
    const { page, ...counts } = await push.notifications(call, query)
    return ok({ ...pageAnswer('notifications', page), ...counts })
  }),
  route(endpoints.readNotifications, async (call, { body }) => ok({ unread_count: await push.markRead(call, body) })),
  route(endpoints.getPreferences, async (call) => ok(await push.preferences(call))),
  route(endpoints.setPreferences, async (call, { body }) => ok(await push.choose(call, body))),
]
