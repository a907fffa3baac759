import '../../ui/data-table.css'
import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GitMerge, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { alertsOf } from '../../lib/server-alerts.ts'
import { idBesideName } from '../../lib/server-names.ts'
import { productWord } from '../../lib/ticket-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ServerAlerts } from '../../ui/server-alerts.tsx'
import { useMay } from '../me.ts'
import { paths, place } from '../paths.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { type StaffTicket, ticketsOfCustomer } from './queries.ts'
import { TicketChip } from './ticket-chip.tsx'

interface MergedNoteProps {
  readonly ticket: StaffTicket
  /** The reader's draft has moved there too. */
  readonly hasMoved: boolean
}

/** A link to the ticket where the conversation continues. */
export const MergedNote = ({ ticket: { merged_into }, hasMoved }: MergedNoteProps) => {
  const { t } = useTranslation('operator')
  if (merged_into === null) return null
  return (
    <Banner
      tone="info"
      icon={GitMerge}
      action={
        <Link to={paths.ticket(merged_into)} className={buttonClass({ size: 's' })}>
          {t('tickets.open_merged')}
        </Link>
      }
    >
      {t(hasMoved ? 'tickets.merged_moved' : 'tickets.merged_note')}
    </Banner>
  )
}

const DetailsPanel = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation(['operator', 'support'])
  const mayReadLog = useMay()('audit:read')
  const { id, number, kind, product, category, secondary_emails, created_at, updated_at } = ticket
  return (
    <Panel
      title={t('tickets.details')}
      {...(mayReadLog && {
        aside: (
          <Link {...place(paths.audit, { object_id: id })} className="small">
            {t('areas.audit')}
          </Link>
        ),
      })}
    >
      <FactList>
        <Fact name={t('support:ticket.number')}>
          <span className="row">
            {number}
            <CopyButton value={String(number)} name={t('support:ticket.number')} />
          </span>
        </Fact>
        <Fact name={t('support:ticket.kind')} remark={category?.name}>
          {t(`support:kinds.${kind}`)}
        </Fact>
        <Fact name={t('support:ticket.product')}>{t(`support:products.${productWord(product)}`)}</Fact>
        {secondary_emails.length > 0 && (
          <Fact name={t('tickets.copies')}>
            {secondary_emails.map(({ id: copy, email, unconfirmed }) => (
              <span key={copy} className="cell-under cut" title={email}>
                <bdi>{unconfirmed ? t('tickets.copies_unconfirmed', { email }) : email}</bdi>
              </span>
            ))}
          </Fact>
        )}
        <Fact name={t('support:ticket.created')}>
          <DateTime at={created_at} format="ticket" />
        </Fact>
        <Fact name={t('support:ticket.updated')}>
          <DateTime at={updated_at} format="ticket" />
        </Fact>
      </FactList>
    </Panel>
  )
}

const LicencePanel = ({ ticket: { licence, deliverable_id } }: { ticket: StaffTicket }) => {
  const { t } = useTranslation(['operator', 'support'])
  const mayRead = useMay()('licences:read')
  if (licence === null) return null
  const { human_id, sku_name, servers, alerts } = licence
  const idOf = idBesideName(servers)
  return (
    <Panel title={t('support:ticket.licence')}>
      <p className="small strong">
        {mayRead && deliverable_id !== null ? (
          <Link to={paths.licence(deliverable_id)}>
            {human_id} {sku_name}
          </Link>
        ) : (
          `${human_id} ${sku_name}`
        )}
      </p>
      <FactList>
        <Fact name={t('support:ticket.servers')}>
          {servers.length === 0
            ? t('support:ticket.no_servers')
            : servers.map((server, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a stored list never changes, and old ones have no ids
                <span key={at} className="cell-under">
                  {server.hostname} <span className="subtle">{server.version}</span>
                  {idOf(server) !== undefined && <span className="cell-under tiny mono">{idOf(server)}</span>}
                </span>
              ))}
        </Fact>
        <Fact name={t('support:ticket.alerts')}>
          {alerts === null ? (
            t('support:ticket.no_alerts')
          ) : (
            <ServerAlerts alerts={alertsOf(alerts)} externalError={t('support:ticket.external_error')} />
          )}
        </Fact>
      </FactList>
    </Panel>
  )
}

const ReviewPanel = ({ ticket: { review } }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  if (review === null || review.rating === null) return null
  return (
    <Panel title={t('tickets.review')}>
      <p className="row strong">
        <Star />
        {t('tickets.stars', { rating: review.rating })}
      </p>
      {review.comment !== null && review.comment !== '' && <p className="small muted">{review.comment}</p>}
    </Panel>
  )
}

const most = 5

const OthersPanel = ({ ticket: { id, customer } }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const { data } = useQuery(ticketsOfCustomer(customer.email))
  const others = (data?.tickets ?? []).filter((other) => other.id !== id).slice(0, most)
  if (others.length === 0) return null
  return (
    <Panel
      title={t('tickets.others')}
      aside={
        <Link {...place(paths.tickets, { view: 'all', customer: customer.email })} className="small">
          {t('tickets.all_others')}
        </Link>
      }
    >
      <ul className="stack s3">
        {others.map((other) => (
          <li key={other.id} className="other-ticket">
            <Link to={paths.ticket(other.id)} className="small cut cut-at-two" title={other.title}>
              #{other.number} {other.title}
            </Link>
            <TicketChip ticket={other} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The facts beside the conversation. */
export const TicketRail = ({ ticket }: { ticket: StaffTicket }) => (
  <>
    <ReviewPanel ticket={ticket} />
    <CustomerPanel ticket={ticket} />
    <CustomerNotes ticket={ticket} />
    <LicencePanel ticket={ticket} />
    <DetailsPanel ticket={ticket} />
    <OthersPanel ticket={ticket} />
  </>
)
