import '../list/lists.css'
import './webhooks.css'
import type { WebhookEvent } from '@foyer/contract/webhooks/message.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { DeliveryChip, Outcome } from './delivery-words.tsx'
import { type DeliveryDetail, deliveryQuery, refreshWebhooks } from './queries.ts'

const useTypeWords = (type: string): string =>
  useTranslation(['operator', 'webhooks']).t(`webhooks:types.${type as WebhookEvent}`, { defaultValue: type })

const Replay = ({ delivery: { id, type, endpoint } }: { delivery: DeliveryDetail }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const client = useQueryClient()
  const name = useTypeWords(type)
  const [asking, setAsking] = useState(false)
  const replaying = useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.POST('/operator/api/v1/webhook_deliveries/{id}/replay', { params: { path: { id } }, body: { reason } }),
      ),
    meta: { success: t('webhooks:replayed') },
    onSuccess: () => refreshWebhooks(client),
  })
  return (
    <>
      <Button kind="primary" onClick={() => setAsking(true)}>
        {t('webhooks:replay')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('webhooks:replay_title', { name, endpoint })}
          action={t('webhooks:replay')}
          tone="plain"
          onConfirm={(reason) => replaying.mutateAsync(reason)}
          onClose={() => setAsking(false)}
        >
          <p className="muted">{t('webhooks:replay_text')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

const Discard = ({ delivery: { id, type, endpoint } }: { delivery: DeliveryDetail }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const client = useQueryClient()
  const name = useTypeWords(type)
  const [asking, setAsking] = useState(false)
  const discarding = useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.POST('/operator/api/v1/webhook_deliveries/{id}/discard', { params: { path: { id } }, body: { reason } }),
      ),
    meta: { success: t('webhooks:discarded') },
    onSuccess: () => refreshWebhooks(client),
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('webhooks:discard')}</Button>
      {asking && (
        <ReasonDialog
          title={t('webhooks:discard_title', { name, endpoint })}
          action={t('webhooks:discard')}
          tone="plain"
          onConfirm={(reason) => discarding.mutateAsync(reason)}
          onClose={() => setAsking(false)}
        >
          <p className="muted">{t('webhooks:discard_text')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

/** The console page of the message's object. */
const pageOfObject = ({ type, object_id }: DeliveryDetail): string => {
  if (type.startsWith('order') || type.startsWith('payment')) return paths.order(object_id)
  if (type.startsWith('ticket')) return paths.ticket(object_id)
  return type.startsWith('customer') ? paths.customer(object_id) : paths.licence(object_id)
}

/** Indented for reading; the signed body had no added whitespace. */
const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body) as unknown, null, 2)
  } catch {
    return body
  }
}

const Attempts = ({ delivery: { history } }: { delivery: DeliveryDetail }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  return (
    <Panel title={t('webhooks:attempts')}>
      {history.length === 0 ? (
        <p className="small muted">{t('webhooks:no_attempts')}</p>
      ) : (
        <ol className="lines">
          {history.map(({ number, began_at, took_ms, status, error, response }) => (
            <li key={number} className="attempt">
              <span className="row between wrap">
                <span className="small">
                  <Outcome status={status} error={error} />
                </span>
                <span className="tiny subtle tab-num">
                  <DateTime at={began_at} format="payment" /> · {t('webhooks:took', { ms: took_ms })}
                </span>
              </span>
              {response !== null && response !== '' && <pre className="payload">{response}</pre>}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

const FactsPanel = ({ delivery }: { delivery: DeliveryDetail }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const { state, attempts, created_at, next_attempt_at, settled_at, message_id } = delivery
  return (
    <Panel title={t('orders.facts')}>
      <FactList>
        <Fact name={t('webhooks:about')}>
          <Link to={pageOfObject(delivery)}>
            <bdi>{delivery.object_name ?? t('webhooks:open_object')}</bdi>
          </Link>
        </Fact>
        <Fact name={t('webhooks:columns.created_at')}>
          <DateTime at={created_at} format="payment" />
        </Fact>
        <Fact name={t('webhooks:columns.attempts')}>{attempts}</Fact>
        {next_attempt_at !== null && (
          <Fact name={t('webhooks:next')}>
            <DateTime at={next_attempt_at} format="payment" />
          </Fact>
        )}
        {settled_at !== null && (
          <Fact name={t(state === 'delivered' ? 'webhooks:states.delivered' : 'webhooks:given_up')}>
            <DateTime at={settled_at} format="payment" />
          </Fact>
        )}
        <Fact name="webhook-id">
          <span className="mono tiny payload-id">{message_id}</span>
        </Fact>
      </FactList>
    </Panel>
  )
}

const Shown = ({ delivery }: { delivery: DeliveryDetail }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const mayWrite = useMay()('webhooks:write')
  const { type, endpoint, state, body } = delivery
  return (
    <>
      <PageHeader
        title={useTypeWords(type)}
        aside={<DeliveryChip state={state} />}
        facts={
          <>
            <span>{endpoint}</span>
            <span className="mono">{type}</span>
          </>
        }
        actions={
          mayWrite &&
          state !== 'waiting' && (
            <>
              {state === 'dead' && <Discard delivery={delivery} />}
              <Replay delivery={delivery} />
            </>
          )
        }
      />
      <div className="cols narrow">
        <div className="stack console-top">
          <Panel title={t('webhooks:payload')} aside={<CopyButton value={body} name={t('webhooks:payload')} />}>
            <pre className="payload">{pretty(body)}</pre>
          </Panel>
          <Attempts delivery={delivery} />
        </div>
        <aside className="stack console-top" aria-label={t('orders.facts')}>
          <FactsPanel delivery={delivery} />
        </aside>
      </div>
    </>
  )
}

/** One message to one endpoint: its content, the result of each attempt, and sending it again. */
export const DeliveryPage = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <div className="fit">
      <Loaded query={useQuery(deliveryQuery(id))} skeleton={<Skeleton height={360} />}>
        {(data) => <Shown key={data.id} delivery={data} />}
      </Loaded>
    </div>
  )
}
