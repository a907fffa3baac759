import './shop.css'
import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { skusQuery } from '../../../api/skus.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ContactCard } from '../contact/contact-card.tsx'
import { Faq } from '../faq/faq.tsx'
import type { ProductLine } from '../offer/product-line.ts'
import { PlanCard } from '../plan/plan-card.tsx'
import { usePurchase } from '../plan/use-purchase.ts'
import { useCameras } from '../quantity/use-cameras.ts'
import { type Trial, trialQuery } from '../queries.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { type Choice, choiceOf } from './choice.ts'
import { ConversionNote } from './conversion-note.tsx'
import { canBecome } from './conversion.ts'
import type { PurchaseSearch } from './purchase-search.ts'

interface ShopProps {
  readonly line: ProductLine
  readonly search: PurchaseSearch
  readonly onChange: (next: PurchaseSearch) => void
}

const ShopSkeleton = () => (
  <>
    <div className="choice-bar">
      <Skeleton width={220} height={58} />
      <Skeleton width={300} height={58} />
      <Skeleton width={96} height={58} />
    </div>
    <div className="plans">
      {['basic', 'pro', 'contact'].map((card) => (
        <Skeleton key={card} height={580} />
      ))}
    </div>
  </>
)

/** At least as many servers as the trial runs: with fewer, the others would be rejected after paying. */
const serversOf = (line: ProductLine, trial: Trial | undefined): number =>
  line.quantity === 'servers' && canBecome(trial, line) ? Math.max(trial.quantity, trial.stats.server_count) : 1

/** What the user is looking at, for the title of a ticket about it. */
const useAbout = (line: ProductLine, { terms, period, quantity }: Choice): string => {
  const { t } = useTranslation('purchase')
  const count = t(`counts.${line.quantity}`, { count: quantity })
  const how = terms === 'perpetual' || period === undefined ? t(`kinds.${terms}`) : t(`periods.${period}`)
  return [t(`lines.${line.category}`), count, how.toLocaleLowerCase()].join(', ')
}

const Cards = ({ line, search, onChange, choice, valid }: ShopProps & { choice: Choice; valid: boolean }) => {
  const { data: features } = useQuery(featuresQuery)
  const question = useRef<HTMLTextAreaElement>(null)
  const [purchase, order] = usePurchase()
  const about = useAbout(line, choice)
  const { plans, terms, period, quantity } = choice
  const span = terms === 'perpetual' || period === undefined ? 'one_time' : period
  const asks = features?.tickets === true
  const ask = (): void => {
    question.current?.focus()
    question.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className="plans">
      {plans.map((plan, at) => (
        <PlanCard
          key={plan.product}
          plan={plan}
          span={span}
          quantity={quantity}
          most={line.most}
          onChoose={(count) => onChange({ quantity: count })}
          featured={at === plans.length - 1}
          locked={!valid || purchase.isPending}
          busy={purchase.isPending && purchase.variables.sku_id === plan.sku.id}
          onPurchase={(seen_total) =>
            order({
              sku_id: plan.sku.id,
              quantity,
              seen_total,
              ...(search.id !== undefined && { deliverable_id: search.id }),
            })
          }
          onAsk={asks ? ask : undefined}
        />
      ))}
      {asks && <ContactCard line={line} about={about} field={question} />}
    </div>
  )
}

interface OfferProps extends ShopProps {
  readonly skus: readonly Sku[]
  /** The trial to convert. */
  readonly trial: Trial | undefined
}

const Offer = ({ line, search, onChange, skus, trial }: OfferProps) => {
  const choice = choiceOf(skus, line, search, serversOf(line, trial))
  const cameras = useCameras({
    least: choice.least,
    most: line.most,
    value: choice.quantity,
    onChange: (quantity) => onChange({ quantity }),
  })
  const isCounted = line.quantity === 'servers' || cameras.count !== null
  return (
    <>
      {search.id !== undefined && (
        <ConversionNote id={search.id} line={line} onLeave={() => onChange({ id: undefined })} />
      )}
      {skus.length > 0 && <ChoiceBar line={line} skus={skus} choice={choice} cameras={cameras} onChange={onChange} />}
      <Cards
        line={line}
        search={search}
        onChange={onChange}
        choice={choice}
        // If it cannot be converted, nothing else is sold in its place: a note above says so and offers a separate licence.
        valid={isCounted && (search.id === undefined || canBecome(trial, line))}
      />
    </>
  )
}

const Shelf = (props: ShopProps) => {
  const { line, search } = props
  const skus = useQuery(skusQuery({ category: line.category }))
  const trial = useQuery({ ...trialQuery(search.id ?? ''), enabled: search.id !== undefined })
  return (
    <Loaded query={skus} beside={[trial]} skeleton={<ShopSkeleton />} level={2}>
      {(sold) => <Offer key={line.category} {...props} skus={sold} trial={trial.data} />}
    </Loaded>
  )
}

/** A page of the shop: the products of one line, their prices, and whom to ask. */
export const Shop = (props: ShopProps) => {
  const { line } = props
  const { t } = useTranslation('purchase')
  return (
    <div className="fit">
      <PageHeader title={t('title')} object={t(`lines.${line.category}`)} />
      <Tabs
        label={t('products')}
        tabs={[
          { name: 'media_server', title: t('lines.media_server'), to: '/purchase-media-server' },
          { name: 'watcher', title: t('lines.watcher'), to: '/purchase-watcher' },
        ]}
      />
      <Shelf {...props} />
      <Faq line={line} />
    </div>
  )
}
