import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import type { Asked } from './use-found.ts'

const en = { all: 'The search did not work', some: 'Not everything could be searched' }

const ru: typeof en = { all: 'Поиск не сработал', some: 'Поиск сработал не везде' }

/** These texts stand beside the component, so that the first page does not load them. */
const words: Readonly<Record<Locale, typeof en>> = { en, ru }

interface NotSearchedProps extends Pick<Asked<unknown>, 'again' | 'isAsking'> {
  /** How much could not be searched. */
  readonly missed: keyof typeof en
}

/** Says that a search has failed, which is different from finding nothing, and offers a retry. */
export const NotSearched = ({ missed, again, isAsking }: NotSearchedProps) => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <span>{words[locale][missed]}</span>
      <span>
        <Button size="s" busy={isAsking} onClick={again}>
          <RotateCw />
          {t('global.retry')}
        </Button>
      </span>
    </>
  )
}
