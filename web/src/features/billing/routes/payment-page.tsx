import '../payments/payment.css'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ExternalLink, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { NewTab } from '../../../ui/new-tab.tsx'
import { OwnerNote } from '../../../ui/owner-note.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useDownload } from '../document/use-download.ts'
import { shortId } from '../payments/short-id.ts'
import { paymentQuery } from '../queries.ts'

const route = getRouteApi('/portal/main/billing/payments/$id')

/** What was paid, what was refunded, and what is being refunded. */
const SumFacts = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { amount, refunded_amount, returning_amount, currency } = payment
  const sums = [
    [t('facts.amount'), amount],
    [t('facts.refunded'), refunded_amount],
    [t('states.refunding'), returning_amount],
  ] as const
  return sums.map(
    ([name, sum]) =>
      sum > 0 && (
        <Fact key={name} name={name}>
          <span className="strong tab-num">{formatMoney(sum, currency, locale)}</span>
        </Fact>
      ),
  )
}

const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { id, order_id, order_number, created_at, gateway, card_last_four, transaction_id } = payment
  const { description, owner } = payment
  return (
    <FactList>
      <SumFacts payment={payment} />
      <Fact name={t('facts.received')}>
        <time dateTime={created_at}>{formatDate(created_at, 'payment', locale)}</time>
      </Fact>
      <Fact name={t('facts.description')}>{description}</Fact>
      <Fact name={t('kinds.invoice')}>
        <Link to="/invoices/$id" params={{ id: order_id }}>
          {order_number}
        </Link>
      </Fact>
      <Fact name={t('facts.gateway')}>{t(`gateways.${gateway}`)}</Fact>
      {card_last_four !== null && (
        <Fact name={t('facts.card')}>
          <span className="tab-num">•••• {card_last_four}</span>
        </Fact>
      )}
      <Fact name={t('facts.transaction')}>
        <span className="payment-id">
          <span className="mono">{transaction_id}</span>
          <CopyButton value={transaction_id} name={t('facts.transaction_copied')} />
        </span>
      </Fact>
      <Fact name={t('facts.id')}>
        <span className="payment-id">
          <span className="mono">{id}</span>
          <CopyButton value={id} name={t('facts.id_copied')} />
        </span>
      </Fact>
      {owner !== null && (
        <Fact name={t('facts.owner')}>
          <OwnerNote owner={owner} right="billing" />
        </Fact>
      )}
    </FactList>
  )
}

/** Our own receipt, for bookkeeping: it exists even if the gateway has none. */
const ReceiptFile = ({ payment: { order_id, order_number } }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  const download = useDownload({ id: order_id, number: order_number })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate('receipt')}>
      <Download />
      {t('receipt.download')}
    </Button>
  )
}

const PaymentView = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { id, order_id, amount, currency, receipt_url } = payment
  return (
    <div className="fit">
      <PageHeader
        title={t('payment_title', { sum: formatMoney(amount, currency, locale) })}
        object={shortId(id)}
        facts={<span>{payment.description}</span>}
        actions={
          <>
            <Link to="/invoices/$id" params={{ id: order_id }} className={buttonClass()}>
              <FileText />
              {t('kinds.invoice')}
            </Link>
            <ReceiptFile payment={payment} />
            {receipt_url !== null && (
              <a className={buttonClass()} href={receipt_url} target="_blank" rel="noreferrer">
                <ExternalLink />
                {t('receipt.link')}
                <NewTab />
              </a>
            )}
          </>
        }
      />
      <Panel title={t('facts.title')}>
        <PaymentFacts payment={payment} />
      </Panel>
    </div>
  )
}

const PaymentSkeleton = () => (
  <div className="fit stack s5">
    <Skeleton width={240} height={24} />
    <Skeleton height={280} />
  </div>
)

/** One payment, with its invoice and its receipt. */
export const PaymentPage = () => {
  const { id } = route.useParams()
  const payment = useQuery(paymentQuery(id))
  return (
    <Loaded query={payment} skeleton={<PaymentSkeleton />}>
      {(data) => <PaymentView payment={data} />}
    </Loaded>
  )
}
