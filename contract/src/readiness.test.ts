import { expect, it } from 'vitest'
import type { EndpointDescription } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { asksOf, toAct, toSee } from './readiness.ts'

const all: [string, EndpointDescription][] = Object.entries(endpoints)

const asking = (steps: readonly string[], method: (endpoint: EndpointDescription) => boolean): string[] =>
  all
    .filter(([, endpoint]) => endpoint.auth.includes('bearer') && method(endpoint))
    .filter(([, endpoint]) => asksOf(endpoint).join() === steps.join())
    .map(([name]) => name)
    .sort()

const isRead = ({ method }: EndpointDescription): boolean => method === 'GET'

it('S23 what asks nothing of a person leads to being ready, or belongs to everybody who can sign in', () => {
  expect(asking([], () => true)).toEqual([
    'acceptTerms',
    'changeEmail',
    'confirmPhone',
    'confirmSecondFactor',
    'downloadAttachment',
    'endSecondFactor',
    'exportProfile',
    'getAbilities',
    'getFeatures',
    'getJwtStatus',
    'getProfile',
    'getSecondFactor',
    'getTerms',
    'listSessions',
    'logout',
    'renewBackupCodes',
    'revokeSession',
    'sendEmailConfirmation',
    'sendPhoneCode',
    'startSecondFactor',
    'unsubscribeFromPush',
    'updateProfile',
  ])
})

it('S23 an unconfirmed e-mail keeps from changing all but what concerns the person alone, and from nothing that is only seen, unless it is signed for others', () => {
  expect(asking(toSee, (endpoint) => !isRead(endpoint))).toEqual([
    'readNotifications',
    'recordEvent',
    'setPreferences',
    'subscribeToPush',
  ])
  expect(asking(toAct, isRead)).toEqual(['getMonitoringLink', 'getOfflineActivationKey'])
})

it('S23 nothing is asked of links of mails, operators and media servers', () => {
  const others = all.filter(([, { auth }]) => !auth.includes('bearer'))
  expect(others.flatMap(([, endpoint]) => asksOf(endpoint))).toEqual([])
})
