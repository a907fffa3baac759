import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { enterField } from '../../../ui/form/enter-field.ts'
import { Panel } from '../../../ui/panel.tsx'
import { activateByFile } from './activation-queries.ts'
import { IssuedFile, saveActivation } from './issued-file.tsx'
import { readRequest } from './read-request.ts'
import { RefusedActivation } from './refused-activation.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestField } from './request-field.tsx'
import { useRequestProblem } from './request-problem.ts'

interface OfflinePanelProps {
  readonly licence: Deliverable
  readonly versions: VersionRange
}

const isUsable = (answer: Partial<OfflineActivationKey> | undefined): answer is OfflineActivationKey =>
  Boolean(answer?.key) && Boolean(answer?.version)

const useActivation = (id: string) => {
  const { t } = useTranslation('activation')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (request: string) => {
      const answer = await activateByFile(id, request)
      if (!isUsable(answer)) throw new Failure(200, [{ title: t('configLicense.invalidResponse') }])
      return answer
    },
    meta: { ownFailure: true },
    onSuccess: ({ key }) => {
      saveActivation(key)
      void client.invalidateQueries({ queryKey: ['deliverable', id] })
    },
  })
}

/** Activates a server without a network: takes its request and issues a signed file. */
export const OfflinePanel = ({ licence, versions }: OfflinePanelProps) => {
  const { t } = useTranslation('activation')
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const activation = useActivation(licence.id)
  const read = readRequest(text, versions)
  const problem = useRequestProblem(read, versions) ?? (submitted && read.kind === 'empty' ? t('empty') : undefined)
  const issued = activation.data && t('issued', { host: activation.data.hostname, version: activation.data.version })
  const change = (next: string): void => {
    setText(next)
    setSubmitted(false)
    activation.reset()
  }
  return (
    <Panel title={t('title')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Rendered before the field gets the focus, so that the error is read out with it.
          flushSync(() => setSubmitted(true))
          if (read.kind === 'ready') activation.mutate(text)
          else enterField(event.currentTarget.querySelector('textarea'))
        }}
      >
        <RequestField label={t('request')} hint={t('request_hint')} value={text} error={problem} onChange={change} />
        {'request' in read && <RequestFacts request={read.request} />}
        <RefusedActivation error={activation.error} />
        {activation.data === undefined && (
          <span className="row">
            <Button type="submit" idle={problem !== undefined} busy={activation.isPending}>
              {read.kind === 'ready' ? t('issue_for', { host: read.request.hostname }) : t('issue')}
            </Button>
          </span>
        )}
        <IssuedFile fileKey={activation.data?.key} said={issued} />
      </form>
    </Panel>
  )
}
