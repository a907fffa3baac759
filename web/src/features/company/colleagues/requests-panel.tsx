import type { ColleagueRequest } from '@foyer/contract/company/colleague.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { acceptRequest, rejectRequest, withdrawRequest } from '../calls.ts'
import { receivedQuery, sentQuery } from '../queries.ts'
import { useCompanyChange } from '../use-company-change.ts'

const Received = ({ request }: { request: ColleagueRequest }) => {
  const { t } = useTranslation('company')
  const may = useMay()
  const named = { email: request.sender }
  const accepting = useCompanyChange(() => acceptRequest(request.id), { success: t('colleagues.accepted', named) })
  const rejecting = useCompanyChange(() => rejectRequest(request.id), { success: t('colleagues.rejected', named) })
  return (
    <>
      <Button
        size="s"
        aria-label={`${t('colleagues.reject')}: ${request.sender}`}
        busy={rejecting.isPending}
        disabled={accepting.isPending}
        onClick={() => rejecting.mutate()}
      >
        {t('colleagues.reject')}
      </Button>
      {may(null, 'acceptRequest') && (
        <Button
          size="s"
          kind="primary"
          aria-label={`${t('colleagues.accept')}: ${request.sender}`}
          busy={accepting.isPending}
          disabled={rejecting.isPending}
          onClick={() => accepting.mutate()}
        >
          {t('colleagues.accept')}
        </Button>
      )}
    </>
  )
}

const Sent = ({ request }: { request: ColleagueRequest }) => {
  const { t } = useTranslation('company')
  const [asks, setAsks] = useState(false)
  const taking = useCompanyChange(() => withdrawRequest(request.id), { success: t('colleagues.withdrawn') })
  return (
    <>
      <Button
        size="s"
        kind="quiet"
        aria-label={`${t('colleagues.withdraw')}: ${request.recipient}`}
        onClick={() => setAsks(true)}
      >
        {t('colleagues.withdraw')}
      </Button>
      {asks && (
        <Confirm
          title={t('colleagues.withdraw_title', { email: request.recipient })}
          action={t('colleagues.withdraw')}
          keep={t('colleagues.keep_request')}
          onConfirm={() => taking.mutateAsync()}
          onClose={() => setAsks(false)}
        >
          <p className="muted">{t('colleagues.withdraw_text')}</p>
        </Confirm>
      )}
    </>
  )
}

interface RequestsProps {
  readonly direction: 'sent' | 'received'
}

/** Requests in one direction and their outcome; hidden if there are none. */
export const RequestsPanel = ({ direction }: RequestsProps) => {
  const { t } = useTranslation('company')
  const { data: requests = [] } = useQuery(direction === 'sent' ? sentQuery : receivedQuery)
  if (requests.length === 0) return null
  return (
    <Panel title={t(`colleagues.${direction}`)} bare>
      <ul className="plain-rows">
        {requests.map((request) => (
          <li key={request.id}>
            <span className="grow">
              <span className="strong small cut below">
                {direction === 'sent' ? request.recipient : request.sender}
              </span>
              <span className="tiny subtle below">
                <DateTime at={request.created_at} format="invite" />
              </span>
            </span>
            <Tag>{t(`colleagues.status_${request.status}`)}</Tag>
            {request.status === 'sent' &&
              (direction === 'sent' ? <Sent request={request} /> : <Received request={request} />)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
