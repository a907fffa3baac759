import './shell-skeleton.css'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The outline of a page, header and content, while it loads or while a gate decides whether this person may see it. */
export const PageSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="late" aria-busy="true">
      <div className="page-head" aria-hidden="true">
        <div className="title page-skeleton">
          <Skeleton width={180} height={18} />
        </div>
      </div>
      <Skeleton height={420} />
      <output className="sr">{t('shell.loading')}</output>
    </div>
  )
}
