import type { StaffTicketBody } from '@foyer/contract/operator/ticket-about.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import type { PickedFile } from '../../ui/talk/picked-files.ts'
import type { Uploading } from '../../ui/talk/use-upload.ts'
import { toasts } from '../../ui/toast-store.ts'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { type StaffTicket, ticketQuery } from './queries.ts'

const url = '/operator/api/v1/tickets'

interface Wish {
  readonly body: StaffTicketBody
  readonly files: readonly PickedFile[]
}

/** As JSON, or as a multipart form if there are files. */
const send = async ({ body, files }: Wish, uploading: Uploading): Promise<StaffTicket> => {
  const { title, description, kind, product, ...rest } = body
  const said = { title, description, kind, product, ...defined(rest) }
  if (files.length === 0) return answerOf(api.POST(url, { body: said }))
  // The server answers both kinds of request alike.
  return (await uploading.send(url, said, files)) as StaffTicket
}

/** Opens the ticket and its page. The form shows what is refused. */
export const useOpenTicket = (uploading: Uploading) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const router = useRouter()
  const [{ pathname: here }] = useState(router.latestLocation)
  return useMutation({
    mutationFn: (wish: Wish) => send(wish, uploading),
    meta: { success: t('tickets.opened'), ownFields: true },
    onSuccess: async (ticket) => {
      client.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      await client.invalidateQueries({ queryKey: ['operator', 'tickets'] })
      // Those who have left meanwhile, or whose next page is loading, stay where they are.
      if (router.latestLocation.pathname !== here) return
      await router.navigate({ href: paths.ticket(ticket.id), ignoreBlocker: true })
    },
    onError: (error) => {
      // All other errors are reported as usual.
      if (error instanceof Failure && error.isOfFields) toasts.show({ tone: 'bad', title: t('tickets.not_opened') })
    },
  })
}
