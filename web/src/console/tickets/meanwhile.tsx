import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { useMe } from '../me.ts'
import { personName } from '../person-name.ts'
import type { Meanwhile } from './seen.ts'

const kindOf = ({ internal, side }: StaffComment): 'note' | 'reply' | 'customer' => {
  if (internal) return 'note'
  return side === 'staff' ? 'reply' : 'customer'
}

const Line = ({ comment }: { comment: StaffComment }) => {
  const { t } = useTranslation('operator')
  const me = useMe()
  const { creator, body } = comment
  const name = personName(creator, t('customers.erased_name'))
  return (
    <li className="cut">
      <b>{creator.email === me.email ? t('tickets.you') : name}</b> · {t(`meanwhile.${kindOf(comment)}`)} · {body}
    </li>
  )
}

/** Why an answer was held back: who wrote, and how the ticket changed, while it was being written. */
export const MeanwhileBanner = ({ comments, closed }: Meanwhile) => {
  const { t } = useTranslation('operator')
  return (
    <Banner tone="danger" said="alert">
      <p className="strong">{t('meanwhile.title')}</p>
      <ul className="meanwhile">
        {comments.map((comment) => (
          <Line key={comment.id} comment={comment} />
        ))}
        {/* For messages that were inserted before the visible ones. */}
        {comments.length === 0 && closed === undefined && <li>{t('meanwhile.merged')}</li>}
        {closed !== undefined && <li>{t(closed ? 'meanwhile.closed' : 'meanwhile.reopened')}</li>}
      </ul>
      <p className="muted">{t('meanwhile.kept')}</p>
    </Banner>
  )
}
