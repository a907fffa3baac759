import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { refreshWebhooks, type WebhookEndpoint } from './queries.ts'

const ReplayDead = ({ endpoint: { key, dead } }: { endpoint: WebhookEndpoint }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const replaying = useMutation({
    mutationFn: (reason: string) =>
      answerOf(api.POST('/operator/api/v1/webhook_deliveries/replay', { body: { endpoint: key, reason } })),
    onSuccess: ({ replayed }) => {
      toasts.show({ tone: 'ok', title: t('webhooks:replayed_many', { count: replayed }) })
      return refreshWebhooks(client)
    },
  })
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('webhooks:replay_dead', { count: dead })}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('webhooks:replay_dead_title', { name: key, count: dead })}
          action={t('webhooks:replay')}
          tone="plain"
          onConfirm={(reason) => replaying.mutateAsync(reason)}
          onClose={() => setAsking(false)}
        >
          <p className="muted">{t('webhooks:replay_dead_text')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

/** An endpoint: its address, its events, and its state. */
export const EndpointPanel = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const mayWrite = useMay()('webhooks:write')
  const { key, url, events, waiting, dead, delivered_at } = endpoint
  return (
    <Panel title={key} bare aside={mayWrite && dead > 0 ? <ReplayDead endpoint={endpoint} /> : undefined}>
      <p className="endpoint-url small subtle mono">{url}</p>
      <Facts>
        <Fact name={t('webhooks:last')}>
          {delivered_at === null ? t('webhooks:never') : <DateTime at={delivered_at} format="payment" />}
        </Fact>
        <Fact name={t('webhooks:states.waiting')}>{waiting}</Fact>
        <Fact name={t('webhooks:states.dead')}>
          <span className={dead > 0 ? 'age overdue' : undefined}>{dead}</span>
        </Fact>
        <Fact name={t('webhooks:told')}>{t('webhooks:events', { count: events.length })}</Fact>
      </Facts>
    </Panel>
  )
}
