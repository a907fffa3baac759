import '../list/lists.css'
import './brand-page.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { localeNames } from '../../lib/locale-names.ts'
import { Banner } from '../../ui/banner.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { ThemePanel } from './theme-panel.tsx'

const fetchBrand = () => answerOf(api.GET('/operator/api/v1/brand'))
export type BrandSettings = Awaited<ReturnType<typeof fetchBrand>>

const brandQuery = queryOptions({ queryKey: ['operator', 'brand'], queryFn: fetchBrand })

const pairs = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

const FactsPanel = ({ brand }: { brand: BrandSettings }) => {
  const { t } = useTranslation('operator')
  const { key, hosts, default_locale, currency, mail_from, invoice_prefix, seller, tax, two_person_above } = brand
  const { operator_second_factor: asked } = brand
  return (
    <Panel title={t('brand.facts')}>
      <FactList>
        <Fact name={t('brand.key')}>{key}</Fact>
        <Fact name={t('brand.hosts')}>{hosts.length === 0 ? t('brand.any_host') : hosts.join(', ')}</Fact>
        <Fact name={t('brand.language')}>{localeNames[default_locale]}</Fact>
        <Fact name={t('brand.currency')}>{currency}</Fact>
        <Fact name={t('brand.mail_from')}>{mail_from}</Fact>
        <Fact name={t('brand.prefix')}>{invoice_prefix}</Fact>
        <Fact name={t('brand.seller')} remark={seller.address_lines.join(', ')}>
          {seller.legal_name}
        </Fact>
        <Fact name={t('brand.tax')}>{pairs(tax)}</Fact>
        <Fact name={t('brand.two_people')}>
          {Object.keys(two_person_above).length === 0 ? t('brand.never') : pairs(two_person_above)}
        </Fact>
        <Fact name={t('brand.second_factor')}>
          {asked.length === 0 ? t('brand.nobody') : asked.map((role) => t(`roles.${role}`)).join(', ')}
        </Fact>
      </FactList>
    </Panel>
  )
}

const FeaturesPanel = ({ brand: { features } }: { brand: BrandSettings }) => {
  const { t } = useTranslation('operator')
  return (
    <Panel title={t('brand.features')}>
      <ul className="lines">
        {Object.entries(features).map(([name, isOn]) => (
          <li key={name}>
            {isOn ? <CircleCheck /> : <Minus />}
            <span className="grow small mono">{name}</span>
            <span className="small subtle">{t(isOn ? 'brand.on' : 'brand.off')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const GatewaysPanel = ({ brand: { gateways } }: { brand: BrandSettings }) => {
  const { t } = useTranslation('operator')
  return (
    <Panel title={t('brand.gateways')}>
      <ul className="lines">
        {gateways.map(({ gateway, settings }) => (
          <li key={gateway}>
            <span className="grow">
              <span className="small strong">{gateway}</span>
              <span className="cell-under tiny subtle setting">{pairs(settings)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Shown = ({ brand }: { brand: BrandSettings }) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <PageHeader title={brand.name} facts={t('brand.about')} />
      {brand.contrast.some(({ passes }) => !passes) && <Banner tone="warn">{t('brand.contrast_warning')}</Banner>}
      <div className="cols narrow">
        <div className="stack console-top">
          <ThemePanel brand={brand} />
          <FeaturesPanel brand={brand} />
        </div>
        <aside className="stack console-top" aria-label={t('brand.facts')}>
          <FactsPanel brand={brand} />
          <GatewaysPanel brand={brand} />
        </aside>
      </div>
    </>
  )
}

/** The brand as its configuration has it: read here, changed in the configuration. */
export const BrandPage = () => {
  const brand = useQuery(brandQuery)
  return (
    <div className="fit">
      <Loaded query={brand} skeleton={<Skeleton height={360} />}>
        {(data) => <Shown brand={data} />}
      </Loaded>
    </div>
  )
}
