import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const facts = ['price', 'paid_till', 'quantity', 'servers', 'channels', 'versions', 'activation', 'since'] as const
const rows = [0, 1, 2] as const

/** The page's outline while the licence loads. */
export const LicenceSkeleton = () => {
  const { t } = useTranslation('licensing')
  return (
    <div className="licence-skeleton" aria-hidden="true">
      <div className="page-head">
        <div className="title">
          <Skeleton width={220} height={16} />
          <Skeleton width={340} />
        </div>
      </div>
      <div className="tabs">
        <span className="skeleton-tab">
          <Skeleton width={62} />
        </span>
      </div>
      <div className="cols licence-cols">
        <div className="stack s5">
          <Panel>
            <Facts>
              {facts.map((fact) => (
                <Fact key={fact} name=" " remark={<Skeleton width={72} />}>
                  <Skeleton width={104} />
                </Fact>
              ))}
            </Facts>
          </Panel>
          <Panel title={t('detail.facts.servers')}>
            {rows.map((row) => (
              <Skeleton key={row} width={520 - 60 * row} />
            ))}
          </Panel>
        </div>
        <div className="stack rail">
          <Panel title={t('detail.renewal.title')}>
            <div className="stack">
              {rows.map((row) => (
                <Skeleton key={row} />
              ))}
            </div>
          </Panel>
        </div>
      </div>
    </div>
  )
}
