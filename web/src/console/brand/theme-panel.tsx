import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { Chip } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import type { BrandSettings } from './queries.ts'

const schemes = ['light', 'dark'] as const

/** The brand's theme in one colour scheme, whichever scheme the screen uses. */
const Sample = ({ scheme }: { scheme: (typeof schemes)[number] }) => {
  const { t } = useTranslation(['operator', 'settings'])
  return (
    <div className="theme-sample" data-theme={scheme}>
      <span className="small strong">{t(`settings:brand.schemes.${scheme}`)}</span>
      <span className="small muted">{t('settings:brand.sample_text')}</span>
      <span className="theme-button">{t('settings:brand.sample_button')}</span>
      <span className="theme-link small">{t('settings:brand.sample_link')}</span>
    </div>
  )
}

/** The brand's look, and whether its colours have enough contrast. */
export const ThemePanel = ({ brand: { colors, contrast } }: { brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'settings'])
  const locale = useLocale()
  const names: Readonly<Record<string, string>> = {
    primary: t('settings:brand.colors.primary'),
    secondary: t('settings:brand.colors.secondary'),
    text: t('settings:brand.colors.text'),
  }
  return (
    <Panel title={t('settings:brand.theme')}>
      <div className="stack">
        <div className="theme-samples">
          {schemes.map((scheme) => (
            <Sample key={scheme} scheme={scheme} />
          ))}
        </div>
        <ul className="lines">
          {Object.entries(colors).map(([name, value]) => (
            <li key={name}>
              <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
                <rect width="20" height="20" rx="5" fill={value} />
              </svg>
              <span className="grow small">{names[name] ?? name}</span>
              <span className="small mono subtle">{value}</span>
            </li>
          ))}
          {contrast.map(({ color, on, ratio, passes }) => (
            <li key={`${color} ${on}`}>
              <span className="grow small">{t('settings:brand.contrast', { color: names[color] ?? color, on })}</span>
              <span className="small tab-num subtle">{formatNumber(ratio, locale)} : 1</span>
              <Chip tone={passes ? 'ok' : 'warn'} icon={passes ? CircleCheck : TriangleAlert}>
                {t(passes ? 'settings:brand.readable' : 'settings:brand.adapted')}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
