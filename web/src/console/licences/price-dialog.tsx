import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { decimalOf, fromWire } from '@foyer/contract/vocabulary/money.ts'
import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../lib/charge.ts'
import { Sum, SumLine } from '../../ui/money.tsx'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { type Agreement, agreementOf, agreements, correctionOf } from './licence-order-rules.ts'
import { OrderRefusal } from './order-refusal.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceOrder } from './use-licence-order.ts'

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

/** Agrees a price per period: a discount or surcharge on the plan's price, or exactly that price. */
export const PriceDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const locale = useLocale()
  const { human_id, price_correction: before, currency, period } = licence
  const title = t('licence:price.title', { number: human_id })
  const { values, change, holds } = useBeside<Agreed>(title, {
    agreement: before === 0 ? 'discount' : agreementOf(before),
    typed: before === 0 ? '' : typedAmount(Math.abs(before), currency, locale),
  })
  const { agreement, typed } = values
  const correction = correctionOf(agreement, typed, currency)
  const ordering = useLicenceOrder(licence, t('licence:price.done'))
  const wrong = typed.trim() !== '' && correction === null ? t('list.amount_wrong', { currency }) : undefined
  const shown = correction ?? before
  return (
    <ReasonDialog
      title={title}
      action={t('licence:price.action')}
      tone="plain"
      blocked={shown === before}
      holds={holds}
      onConfirm={(reason) => ordering.mutateAsync({ action: 'set_price_correction', price_correction: shown, reason })}
      onClose={onClose}
    >
      <p className="muted">{t('licence:price.text')}</p>
      <SegmentedRadios
        label={t('licence:price.agreement')}
        group="agreement"
        value={agreement}
        options={agreements.map((value) => ({ value, name: t(`licence:price.${value}`) }))}
        onChange={(next) => change({ agreement: next })}
      />
      {agreement !== 'none' && (
        <TextField
          label={t('licence:price.amount', { currency, per: t(`catalogue.spans.${period}`) })}
          inputMode="decimal"
          value={typed}
          error={wrong ?? saidOf(ordering.error, pointer)}
          onChange={({ target }) => {
            change({ typed: target.value })
            ordering.reset()
          }}
        />
      )}
      <Prices licence={licence} correction={shown} />
      <OrderRefusal error={ordering.error} pointer={pointer} />
    </ReasonDialog>
  )
}
