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
        said="alert"
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
  return (
    <Banner tone="danger" said="alert">
      {isConflict ? t('licence:conflict') : failureText(error)}
    </Banner>
  )
}

interface MovedRefusalProps extends OrderRefusalProps {
  /** What the refused attempt found instead of the expected value. */
  readonly moved: string | undefined
}

/** Why a change was refused; if somebody else has made one meanwhile, says what it is now. */
export const MovedRefusal = ({ moved, ...refusal }: MovedRefusalProps) =>
  refusal.error === null || moved === undefined ? (
    <OrderRefusal {...refusal} />
  ) : (
    <Banner tone="danger" said="alert">
      {moved}
    </Banner>
  )
