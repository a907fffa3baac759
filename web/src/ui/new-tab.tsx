import { useTranslation } from 'react-i18next'

/** For who hears the page: the link before it leaves this tab as it is. */
export const NewTab = () => <span className="sr">{useTranslation('app').t('global.new_tab')}</span>
