import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { refetchEvery } from '../../../api/refetch.ts'

/** A page of the issued files, newest first. */
export const activationsQuery = (id: string, cursor?: string) =>
  queryOptions({
    queryKey: ['deliverable', id, 'activation_keys', cursor],
    queryFn: () =>
      answerOf(
        api.GET('/billing/api/v1/deliverables/{id}/offline/activation_keys', {
          params: { path: { id }, query: defined({ limit: 50, cursor }) },
        }),
      ),
    refetchInterval: refetchEvery('licences'),
    placeholderData: keepPreviousData,
  })

/** Activates the server that wrote the request. */
export const activateByFile = (id: string, request: string) =>
  answerOf(
    api.GET('/billing/api/v1/deliverables/{id}/offline/activation_key', {
      params: { path: { id }, query: { request: encodeActivationRequest(request) } },
    }),
  )

/** The file as of today for a server that a file activated before. */
export const renewFile = (id: string, { server_id, hostname, version }: OfflineActivationKey) =>
  activateByFile(id, JSON.stringify({ server_id, hostname, version }))

/** The file for the dongle. If the request of the server it is plugged into is given, it is checked first. */
export const takeDongleFile = (id: string, request: string) =>
  answerOf(
    api.GET('/billing/api/v1/deliverables/{id}/usb/activation_key', {
      params: { path: { id }, query: request.trim() === '' ? {} : { request: encodeActivationRequest(request) } },
    }),
  )

export const releaseServer = (id: string, server_id: string) =>
  answerOf(api.DELETE('/billing/api/v1/deliverables/{id}/servers/{server_id}', { params: { path: { id, server_id } } }))
