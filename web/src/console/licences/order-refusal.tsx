import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { saidOf } from '../list/refusal.tsx'
import { paths } from '../paths.ts'

interface Invoice {
  readonly id: string
  readonly number: string
}

const invoiceInTheWay = (error: Error): Invoice | undefined => {
  const meta = error instanceof Failure ? error.problems[0]?.meta : undefined
  const { order_id: id, order_number: number } = meta ?? {}
  return typeof id === 'string' && typeof number === 'string' ? { id, number } : undefined
}

interface OrderRefusalProps {
  readonly error: Error | null
  /** The field that shows its own error. */
  readonly pointer?: string
}

/** Why an order was refused, with a link to the open invoice if that is in its way. */
export const OrderRefusal = ({ error, pointer }: OrderRefusalProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  if (error === null || (pointer !== undefined && saidOf(error, pointer) !== undefined)) return null
  const invoice = invoiceInTheWay(error)
  if (invoice !== undefined)
    return (
      <Banner
        tone="danger"
        action={
          <Link to={paths.order(invoice.id)} className={buttonClass({ size: 's' })}>
            {t('licences.open_order')}
          </Link>
        }
      >
        {t('licence:owing', { number: invoice.number })}
      </Banner>
    )
  const isConflict = error instanceof Failure && error.code === 'conflict'
  return <Banner tone="danger">{isConflict ? t('licence:conflict') : failureText(error)}</Banner>
}

interface LimitRefusalProps extends OrderRefusalProps {
  /** The limit that the refused attempt found instead of the expected one. */
  readonly limit: number | undefined
}

/** Why a new limit was refused; if the limit has changed meanwhile, says what it is now. */
export const LimitRefusal = ({ limit, ...refusal }: LimitRefusalProps) => {
  const { t } = useTranslation('licence')
  if (refusal.error === null || limit === undefined) return <OrderRefusal {...refusal} />
  return <Banner tone="danger">{t('limit_moved_on', { quantity: limit })}</Banner>
}
