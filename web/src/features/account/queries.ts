import type { ClosingBody } from '@foyer/contract/account/closing.ts'
import type { EmailChangeBody, ProfileBody } from '@foyer/contract/account/profile.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { FactorCalls } from '../../ui/second-factor/factor-calls.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await answerOf(api.GET('/billing/api/v1/sessions'))).sessions,
})

/** Omits empty passwords: without one, the password stays. */
export const saveProfile = ({ password, current_password, ...form }: ProfileBody) => {
  const { legal_name = null, address = null, tax_id = null, buyer_reference = null, ...rest } = form
  const body = { ...rest, legal_name, address, tax_id, buyer_reference, ...defined({ password, current_password }) }
  return answerOf(api.PUT('/billing/api/v1/profile', { body }))
}

export const acceptTerms = (version: string) =>
  answerOf(api.POST('/billing/api/v1/legal/terms/accept', { body: { version } }))

export const changeEmail = (body: EmailChangeBody) => answerOf(api.POST('/billing/api/v1/profile/email', { body }))

export const sendEmailConfirmation = () => answerOf(api.POST('/billing/api/v1/confirmation/email/send'))

export const sendPhoneCode = (phone: string) =>
  answerOf(api.POST('/billing/api/v1/confirmation/phone/send', { body: { phone } }))

export const confirmPhone = (body: { phone: string; code: string }) =>
  answerOf(api.POST('/billing/api/v1/confirmation/phone', { body }))

export const endSession = (id: string) =>
  answerOf(api.DELETE('/billing/api/v1/sessions/{id}', { params: { path: { id } } }))

export const secondFactorCalls: FactorCalls = {
  query: {
    queryKey: ['second_factor'],
    queryFn: () => answerOf(api.GET('/billing/api/v1/second_factor')),
  },
  start: (body) => answerOf(api.POST('/billing/api/v1/second_factor', { body })),
  confirm: (code) => answerOf(api.POST('/billing/api/v1/second_factor/confirm', { body: { code } })),
  renew: (code) => answerOf(api.POST('/billing/api/v1/second_factor/backup_codes', { body: { code } })),
  end: (code) => answerOf(api.DELETE('/billing/api/v1/second_factor', { body: { code } })),
  // Switching it on ends the other sessions.
  beside: [sessionsQuery.queryKey],
}

const activityRows = 10

/** What was done in the account, latest first. */
export const activityQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['account', 'activity', cursor],
    queryFn: () =>
      answerOf(
        api.GET('/billing/api/v1/profile/activity', {
          params: { query: { limit: activityRows, ...(cursor !== undefined && { cursor }) } },
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** The actions in words. There are many, and no other page of a customer's needs them. */
export const actionWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'activity', locale],
    queryFn: async (): Promise<Readonly<Record<string, string>>> =>
      locale === 'ru'
        ? (await import('../../ui/activity/locale/ru.ts')).ru.actions
        : (await import('../../ui/activity/locale/en.ts')).en.actions,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const exportAccount = () => answerOf(api.GET('/billing/api/v1/profile/export'))

/** What closing the account would meet, and whether it asks for a code. */
export const closingQuery = queryOptions({
  queryKey: ['closing'],
  queryFn: async () => {
    const factor = answerOf(api.GET('/billing/api/v1/second_factor'))
    const closing = await answerOf(api.GET('/billing/api/v1/profile/closing'))
    return { ...closing, asks_code: (await factor).enabled }
  },
  // What prevents it changes elsewhere, and is seen to between two looks.
  gcTime: 0,
})

export const closeAccount = ({ password, ...rest }: ClosingBody) =>
  answerOf(api.POST('/billing/api/v1/profile/closing', { body: { password, ...defined(rest) } }))
