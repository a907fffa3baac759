import { useTranslation } from 'react-i18next'

/** Tells screen reader users that the link before it opens a new tab. */
export const NewTab = () => <span className="sr">{useTranslation('app').t('global.new_tab')}</span>
