import * as z from 'zod/mini'
import { pushPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { toSee } from '../readiness.ts'
import { pageQuery } from '../vocabulary/page.ts'
import { Notifications, Preferences, PreferencesBody, ReadBody, UnreadCount } from './notification.ts'
import { PushEndpoint, PushEndpointBody, PushSubscriptionBody } from './subscription.ts'

const tag = 'Notifications'

export const getPushSubscription = endpoint({
  operation: 'getPushSubscription',
  method: 'GET',
  url: `${pushPath}/web_push/subscription`,
  summary: 'Get the push subscription of this browser by its endpoint; 404 if there is none',
  tag,
  auth: ['bearer'],
  audience: 'auth',
  feature: 'contacts',
  query: z.strictObject({ endpoint: z.optional(PushEndpoint) }),
  answers: { 200: PushSubscriptionBody },
  errors: ['not_found'],
})

export const subscribeToPush = endpoint({
  operation: 'subscribeToPush',
  asks: toSee,
  method: 'POST',
  url: `${pushPath}/web_push/subscribe`,
  summary: 'Create the push subscription of this browser; repeating it updates the keys',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'auth',
  feature: 'contacts',
  body: PushSubscriptionBody,
  answers: { 201: PushSubscriptionBody },
})

export const unsubscribeFromPush = endpoint({
  operation: 'unsubscribeFromPush',
  method: 'POST',
  url: `${pushPath}/web_push/unsubscribe`,
  summary: 'Delete the push subscription of this browser',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'auth',
  feature: 'contacts',
  body: PushEndpointBody,
  answers: { 204: null },
  errors: ['not_found'],
})

export const listNotifications = endpoint({
  operation: 'listNotifications',
  method: 'GET',
  url: `${pushPath}/notifications`,
  summary: 'List notifications, newest first, with the number unread',
  tag,
  auth: ['bearer'],
  audience: 'auth',
  query: z.strictObject(pageQuery),
  answers: { 200: Notifications },
  etag: true,
})

export const readNotifications = endpoint({
  operation: 'readNotifications',
  asks: toSee,
  method: 'POST',
  url: `${pushPath}/notifications/read`,
  summary: 'Mark notifications as read',
  tag,
  auth: ['bearer'],
  audience: 'auth',
  body: ReadBody,
  answers: { 200: UnreadCount },
})

export const getPreferences = endpoint({
  operation: 'getPreferences',
  method: 'GET',
  url: `${pushPath}/preferences`,
  summary: 'Get the notification channels for each kind of event',
  tag,
  auth: ['bearer'],
  audience: 'auth',
  feature: 'contacts',
  answers: { 200: Preferences },
})

export const setPreferences = endpoint({
  operation: 'setPreferences',
  asks: toSee,
  method: 'PUT',
  url: `${pushPath}/preferences`,
  summary: 'Set the notification channels; events left out stay as they are',
  tag,
  auth: ['bearer'],
  audience: 'auth',
  feature: 'contacts',
  body: PreferencesBody,
  answers: { 200: Preferences },
})
