import type { ticketKinds as contractKinds } from '@foyer/contract/support/category.ts'
import { useTranslation } from 'react-i18next'
import { productWord } from '../../lib/ticket-words.ts'
import { queueProducts } from './tickets-search.ts'

// The contract's list: its module would also load a validator, so only its type is imported.
const ticketKinds: typeof contractKinds = [
  'support',
  'trial',
  'demo',
  'talks',
  'info',
  'payment',
  'to_sign',
  'opportunity',
  'outreach',
  'finance',
  'deal',
  'concern',
  'vsaasio',
]

interface AboutWords {
  readonly kind: (kind: string) => string
  readonly product: (product: string) => string
}

/** What kinds and products are called. A cloud product may have any name. */
export const useAboutWords = (): AboutWords => {
  const { t } = useTranslation('support')
  return {
    kind: (kind) => {
      const known = ticketKinds.find((each) => each === kind)
      return known === undefined ? kind : t(`kinds.${known}`)
    },
    product: (product) => {
      const known = queueProducts.find((each) => each === product)
      return known === undefined ? `${t(`products.${productWord(product)}`)} · ${product}` : t(`choices.${known}`)
    },
  }
}
