import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { FailureState } from '../../ui/failure-state.tsx'
import { Select } from '../../ui/select.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { type CatalogueEntry, catalogueQuery, type SkuFacts } from '../catalogue/queries.ts'
import { toldApart } from '../catalogue/told-apart.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { otherPlans, planPrice } from './licence-order-rules.ts'
import { MovedRefusal } from './order-refusal.tsx'
import { PlanPrices } from './plan-prices.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceOrder } from './use-licence-order.ts'
import { useSeenLicence } from './use-seen-licence.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

const pointer = '/sku_id'

interface PlanChoiceProps {
  readonly licence: StaffLicence
  /** Undefined while it loads. */
  readonly catalogue: readonly CatalogueEntry[] | undefined
  readonly chosen: string
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

const PlanChoice = ({ licence, catalogue, chosen, error, onChoose }: PlanChoiceProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const locale = useLocale()
  const plans = otherPlans(catalogue ?? [], licence)
  const facts = plans.find(({ id }) => id === chosen)?.facts
  if (catalogue !== undefined && plans.length === 0) return <p className="small">{t('licence:plan.none')}</p>
  const optionOf = (plan: SkuFacts): string => {
    const price = formatMoney(planPrice(plan, licence.quantity).price, plan.currency, locale)
    return `${plan.name} · ${price} ${t(`catalogue.spans.${plan.period}`)}`
  }
  return (
    <>
      <Select
        label={t('licence:plan.label')}
        value={chosen}
        options={toldApart(plans.map((plan) => ({ value: plan.id, label: optionOf(plan.facts) })))}
        searchable
        // The field gets the focus when the dialog opens, and an open list would cover the rest.
        openOnFocus={false}
        error={error}
        onChange={onChoose}
      />
      {facts !== undefined && (
        <>
          <PlanPrices licence={licence} plan={facts} price={planPrice(facts, licence.quantity).price} />
          {facts.min_quantity > licence.quantity && (
            <p className="small muted">{t('licence:plan.limit', { quantity: facts.min_quantity })}</p>
          )}
        </>
      )}
    </>
  )
}

/** Replaces the licence's plan, free of charge. */
export const PlanDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { seen, moved, ask } = useSeenLicence(licence, 'sku_id')
  const title = t('licence:plan.title', { number: seen.human_id })
  const { values, change, holds } = useBeside(title, { chosen: '' })
  const { chosen } = values
  const catalogue = useQuery(catalogueQuery)
  const ordering = useLicenceOrder(licence, t('licence:plan.done'), ask)
  return (
    <ReasonDialog
      title={title}
      action={t('licence:plan.action')}
      tone="plain"
      blocked={chosen === '' || chosen === seen.sku_id}
      holds={holds}
      onConfirm={(reason) =>
        ordering.mutateAsync({ action: 'change_sku', sku_id: chosen, seen_sku_id: seen.sku_id, reason })
      }
      onClose={onClose}
    >
      <p className="muted">{t('licence:plan.text', { name: seen.sku_name })}</p>
      {catalogue.isError && catalogue.data === undefined ? (
        <FailureState level={2} error={catalogue.error} onRetry={() => catalogue.refetch()} />
      ) : (
        <PlanChoice
          licence={seen}
          catalogue={catalogue.data}
          chosen={chosen}
          error={moved === undefined ? saidOf(ordering.error, pointer) : undefined}
          onChoose={(id) => {
            change({ chosen: id })
            ordering.reset()
          }}
        />
      )}
      <MovedRefusal
        error={ordering.error}
        pointer={pointer}
        moved={moved && t('licence:plan_moved_on', { name: moved.sku_name, per: t(`catalogue.spans.${moved.period}`) })}
      />
    </ReasonDialog>
  )
}
