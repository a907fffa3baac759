import '../list/lists.css'
import './brand-page.css'
import type { FeatureName } from '@foyer/contract/account/features.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { displayNames } from '../../lib/intl.ts'
import { localeNames } from '../../lib/locale-names.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatPercent } from '../../lib/percent.ts'
import { Banner } from '../../ui/banner.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { brandQuery, type BrandSettings } from './queries.ts'
import { ThemePanel } from './theme-panel.tsx'

interface LinesProps {
  /** Pairs of name and value. */
  readonly lines: readonly (readonly [name: string, value: string])[]
}

/** Short values, one per line. */
const Lines = ({ lines }: LinesProps) =>
  lines.map(([name, value]) => (
    <span key={name} className="setting-line">
      <span>{name}</span> <span className="tab-num">{value}</span>
    </span>
  ))

const Taxes = ({ brand: { tax } }: { brand: BrandSettings }) => {
  const locale = useLocale()
  const names = displayNames(locale, { type: 'region' })
  return (
    <Lines
      lines={Object.entries(tax).map(([country, percent]) => [
        names.of(country) ?? country,
        formatPercent(Number(percent), locale),
      ])}
    />
  )
}

const TwoPeople = ({ brand: { two_person_above: sums } }: { brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'settings'])
  const locale = useLocale()
  const shown = Object.entries(sums).map(([currency, sum]) =>
    // The contract's keys are currencies.
    formatMoney(Number(sum), currency as Currency, locale),
  )
  return shown.length === 0 ? t('settings:brand.never') : shown.join(', ')
}

const FactsPanel = ({ brand }: { brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'settings'])
  const { key, hosts, default_locale, currency, mail_from, invoice_prefix, seller } = brand
  const { operator_second_factor: asked, tax } = brand
  return (
    <Panel title={t('settings:brand.facts')}>
      <FactList>
        <Fact name={t('settings:brand.key')}>{key}</Fact>
        <Fact name={t('settings:brand.hosts')}>
          {hosts.length === 0 ? t('settings:brand.any_host') : hosts.join(', ')}
        </Fact>
        <Fact name={t('settings:brand.language')}>{localeNames[default_locale]}</Fact>
        <Fact name={t('settings:brand.currency')}>{currency}</Fact>
        <Fact name={t('settings:brand.mail_from')}>{mail_from}</Fact>
        <Fact name={t('settings:brand.prefix')}>{invoice_prefix}</Fact>
        <Fact name={t('settings:brand.seller')} remark={seller.address_lines.join(', ')}>
          {seller.legal_name}
        </Fact>
        <Fact name={t('settings:brand.tax')}>
          {Object.keys(tax).length === 0 ? t('settings:brand.no_tax') : <Taxes brand={brand} />}
        </Fact>
        <Fact name={t('settings:brand.two_people')}>
          <TwoPeople brand={brand} />
        </Fact>
        <Fact name={t('settings:brand.second_factor')}>
          {asked.length === 0 ? t('settings:brand.nobody') : asked.map((role) => t(`roles.${role}`)).join(', ')}
        </Fact>
      </FactList>
    </Panel>
  )
}

// The contract's features, as the server names them.
const namesOf = (features: BrandSettings['features']) => Object.keys(features) as FeatureName[]

const FeaturesPanel = ({ brand: { features } }: { brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'settings'])
  return (
    <Panel title={t('settings:brand.features')}>
      <ul className="lines">
        {namesOf(features).map((name) => {
          const isOn = features[name] === true
          return (
            <li key={name}>
              {isOn ? <CircleCheck /> : <Minus />}
              <span className="grow">
                <span className="small strong">{t(`settings:brand.areas.${name}`)}</span>
                <span className="cell-under tiny subtle mono">{name}</span>
              </span>
              <span className="small subtle">{t(isOn ? 'settings:brand.on' : 'settings:brand.off')}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** Makes a JSON list readable. */
const readable = (value: string): string => value.replaceAll(/[[\]"]/g, '').replaceAll(',', ', ')

const GatewaysPanel = ({ brand: { gateways } }: { brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'settings'])
  return (
    <Panel title={t('settings:brand.gateways')}>
      <ul className="lines">
        {gateways.map(({ gateway, settings }) => (
          <li key={gateway}>
            <span className="grow">
              {/* The contract's gateways, as the server names them. */}
              <span className="small strong">{t(`gateways.${gateway as Gateway}`)}</span>
              {Object.entries(settings).map(([name, value]) => (
                <span key={name} className="cell-under tiny subtle setting" title={value}>
                  <span className="mono">{name}</span> {readable(value)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Shown = ({ brand }: { brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'settings'])
  return (
    <>
      <PageHeader title={brand.name} tab={t('areas.brand')} facts={t('settings:brand.about')} />
      {brand.contrast.some(({ passes }) => !passes) && (
        <Banner tone="warn">{t('settings:brand.contrast_warning')}</Banner>
      )}
      <div className="cols narrow">
        <div className="stack console-top">
          <ThemePanel brand={brand} />
          <FeaturesPanel brand={brand} />
        </div>
        <aside className="stack console-top" aria-label={t('settings:brand.facts')}>
          <FactsPanel brand={brand} />
          <GatewaysPanel brand={brand} />
        </aside>
      </div>
    </>
  )
}

/** The brand's settings. They are read-only here and changed in the configuration. */
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
