import './usage-bar.css'
import { formatNumber } from '../lib/measures.ts'
import { useLocale } from './use-locale.ts'

/** From here on the bar is amber. Using all of a handful is no cause for concern. */
const isNearlyFull = (used: number, limit: number): boolean => limit >= 10 && used >= 0.95 * limit

interface UsageBarProps {
  readonly used: number
  readonly limit: number
}

/** Used of limit in figures, with a bar below where the limit is more than one. */
export const UsageBar = ({ used, limit }: UsageBarProps) => {
  const locale = useLocale()
  const share = limit === 0 ? 0 : Math.min(1, used / limit)
  return (
    <span className="usage">
      <span>
        <b>{formatNumber(used, locale)}</b> <span className="subtle">/ {formatNumber(limit, locale)}</span>
      </span>
      {limit > 1 && (
        <svg
          className={isNearlyFull(used, limit) ? 'bar full' : 'bar'}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="track" width="100" height="4" />
          <rect width={share * 100} height="4" />
        </svg>
      )}
    </span>
  )
}
