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

it('S23 calls without requirements are those that lead to being ready, or belong to everybody who can sign in', () => {
  expect(asking([], () => true)).toEqual([
    'acceptTerms',
    'changeEmail',
    'closeAccount',
    'confirmPhone',
    'confirmSecondFactor',
    'downloadAttachment',
    'endSecondFactor',
    'exportProfile',
    'getAbilities',
    'getClosing',
    'getFeatures',
    'getJwtStatus',
    'getProfile',
    'getSecondFactor',
    'getTerms',
    'listAccountActivity',
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

it('S23 without a confirmed e-mail, only personal data can be changed and nothing is hidden, except what is signed for others', () => {
  expect(asking(toSee, (endpoint) => !isRead(endpoint))).toEqual([
    'readNotifications',
    'recordEvent',
    'setPreferences',
    'subscribeToPush',
  ])
  expect(asking(toAct, isRead)).toEqual(['getMonitoringLink', 'getOfflineActivationKey'])
})

it('S23 nothing is required for links from mails, operators and media servers', () => {
  const others = all.filter(([, { auth }]) => !auth.includes('bearer'))
  expect(others.flatMap(([, endpoint]) => asksOf(endpoint))).toEqual([])
})
