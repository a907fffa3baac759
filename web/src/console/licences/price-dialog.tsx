import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { decimalOf, fromWire } from '@foyer/contract/vocabulary/money.ts'
import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../lib/charge.ts'
import { formatMoney } from '../../lib/money.ts'
import { Sum, SumLine } from '../../ui/money.tsx'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { type Agreement, agreementOf, agreements, correctionOf } from './licence-order-rules.ts'
import { MovedRefusal } from './order-refusal.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceOrder } from './use-licence-order.ts'
import { useSeenLicence } from './use-seen-licence.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

/** An amount as people type it. */
const typedAmount = (amount: number, currency: Currency, locale: Locale): string => {
  const plain = decimalOf(fromWire(amount, currency))
  return locale === 'ru' ? plain.replace('.', ',') : plain
}

const pointer = '/price_correction'

interface Agreed {
  readonly agreement: Agreement
  readonly typed: string
}

interface PricesProps {
  readonly licence: StaffLicence
  /** The correction to be agreed. */
  readonly correction: number
}

/** The price of a period with the correction. */
const Prices = ({ licence, correction }: PricesProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { price, price_correction, currency, period } = licence
  const { net } = chargeOf({ ...licence, price_correction: correction })
  const when = correction === price_correction ? 'now' : 'after'
  return (
    <>
      <Sum>
        <SumLine name={t('licence:price.list')} amount={price} currency={currency} />
        <SumLine name={t('licence:price.correction')} amount={correction} currency={currency} />
        <SumLine
          kind="total"
          name={t(`licence:price.${when}`, { per: t(`catalogue.spans.${period}`) })}
          amount={net}
          currency={currency}
        />
      </Sum>
      {net === 0 && <p className="small muted">{t('licence:price.free')}</p>}
    </>
  )
}

/** What the dialog begins with: what is agreed, or a discount to be typed. */
const begunWith = (before: number, currency: Currency, locale: Locale): Agreed => ({
  agreement: before === 0 ? 'discount' : agreementOf(before),
  typed: before === 0 ? '' : typedAmount(Math.abs(before), currency, locale),
})

interface FieldsProps {
  readonly licence: StaffLicence
  readonly values: Agreed
  readonly error: string | undefined
  readonly onAgreement: (agreement: Agreement) => void
  readonly onType: (typed: string) => void
}

const Fields = ({ licence: { currency, period }, values, error, onAgreement, onType }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  return (
    <>
      <SegmentedRadios
        label={t('licence:price.agreement')}
        group="agreement"
        value={values.agreement}
        options={agreements.map((value) => ({ value, name: t(`licence:price.${value}`) }))}
        onChange={onAgreement}
      />
      {values.agreement !== 'none' && (
        <TextField
          label={t('licence:price.amount', { currency, per: t(`catalogue.spans.${period}`) })}
          inputMode="decimal"
          value={values.typed}
          error={error}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </>
  )
}

/** Agrees a price per period: a discount or surcharge on the plan's price, or exactly that price. */
export const PriceDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const locale = useLocale()
  const { seen, moved, ask } = useSeenLicence(licence, 'price_correction')
  const { human_id, price_correction: before, currency } = seen
  const title = t('licence:price.title', { number: human_id })
  const { values, change, holds } = useBeside(title, begunWith(before, currency, locale))
  const { agreement, typed } = values
  const correction = correctionOf(agreement, typed, currency)
  const ordering = useLicenceOrder(licence, t('licence:price.done'), ask)
  const wrong = typed.trim() !== '' && correction === null ? t('list.amount_wrong', { currency }) : undefined
  const shown = correction ?? before
  const wish = { action: 'set_price_correction', price_correction: shown, seen_price_correction: before } as const
  return (
    <ReasonDialog
      title={title}
      action={t('licence:price.action')}
      tone="plain"
      blocked={shown === before}
      holds={holds}
      onConfirm={(reason) => ordering.mutateAsync({ ...wish, reason })}
      onClose={onClose}
    >
      <p className="muted">{t('licence:price.text')}</p>
      <Fields
        licence={seen}
        values={values}
        error={wrong ?? (moved === undefined ? saidOf(ordering.error, pointer) : undefined)}
        onAgreement={(next) => change({ agreement: next })}
        onType={(next) => {
          change({ typed: next })
          ordering.reset()
        }}
      />
      <Prices licence={seen} correction={shown} />
      <MovedRefusal
        error={ordering.error}
        pointer={pointer}
        moved={
          moved && t('licence:price_moved_on', { amount: formatMoney(moved.price_correction, moved.currency, locale) })
        }
      />
    </ReasonDialog>
  )
}
