import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

/** A link's token is sent in its own header; the session, if there is one, is not used. */
const proof = (token: string) => ({ headers: { 'Email-Token': token } })

export const newsletterQuery = (token: string) =>
  queryOptions({
    queryKey: ['newsletter', token],
    queryFn: () => answerOf(api.GET('/billing/api/v1/newsletter', proof(token))),
  })

export const setNewsletter = (token: string, newsletter: boolean) =>
  answerOf(api.PUT('/billing/api/v1/newsletter', { ...proof(token), body: { newsletter } }))

export const mailCopyQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail_copy', token],
    queryFn: () => answerOf(api.GET('/billing/api/v1/mail_copy', proof(token))),
  })

export const confirmMailCopy = (token: string) =>
  answerOf(api.POST('/billing/api/v1/mail_copy/confirmation', proof(token)))

export const endMailCopy = (token: string) => answerOf(api.DELETE('/billing/api/v1/mail_copy', proof(token)))

/** Safe to repeat: a reload shows the same result. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['email_confirmation', token],
    queryFn: async () => {
      await answerOf(api.POST('/billing/api/v1/confirmation/email', proof(token)))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Sends another confirmation mail to the account that the old link was for. */
export const sendConfirmation = (token: string) =>
  answerOf(api.POST('/billing/api/v1/confirmation/email/send', proof(token)))
