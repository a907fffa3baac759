import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatBitRate } from '../../../lib/measures.ts'

/** Traffic given in Mbps, in a unit that suits its size: `38.9 Gbit/s`. */
export const formatTraffic = (mbps: number, locale: Locale): string => formatBitRate(mbps * 1_000_000, locale)
