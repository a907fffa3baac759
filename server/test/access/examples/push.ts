import type { Examples } from '../examples.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/nobody'
const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

export const pushExamples = {
  getPushSubscription: () => ({ query: { endpoint: `${endpoint}/nowhere` }, absent: true }),
  subscribeToPush: () => ({ body: { endpoint, keys } }),
  unsubscribeFromPush: () => ({ body: { endpoint: `${endpoint}/nowhere` }, absent: true }),
  readNotifications: () => ({ body: { ids: 'all' } }),
  setPreferences: () => ({ body: { events: [{ kind: 'staff_reply', mail: true, push: true }] } }),
} as const satisfies Partial<Examples>
