import { useTranslation } from 'react-i18next'
import { SearchArt } from '../../../ui/art.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Filters that leave nothing, with the way back. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('billing')
  return (
    <EmptyState
      art={<SearchArt />}
      title={t('empty.none_title')}
      text={t('empty.none_text')}
      actions={<Button onClick={onClear}>{t('empty.clear')}</Button>}
    />
  )
}
