import './usage-bar.css'
import { formatNumber } from '../lib/measures.ts'
import { Bar } from './bar.tsx'
import { useLocale } from './use-locale.ts'

/** From here on the bar is amber. Using all of a small limit is normal. */
const isNearlyFull = (used: number, limit: number): boolean => limit >= 10 && used >= 0.95 * limit

interface UsageBarProps {
  readonly used: number
  readonly limit: number
}

/** Used and limit as numbers, with a bar below if the limit is more than one. */
export const UsageBar = ({ used, limit }: UsageBarProps) => {
  const locale = useLocale()
  return (
    <span className="usage">
      <span>
        <b>{formatNumber(used, locale)}</b> <span className="subtle">/ {formatNumber(limit, locale)}</span>
      </span>
      {limit > 1 && <Bar share={used / limit} tone={isNearlyFull(used, limit) ? 'full' : undefined} />}
    </span>
  )
}
