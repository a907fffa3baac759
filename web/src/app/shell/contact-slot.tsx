import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '../../lib/initials.ts'
import { useBrand } from '../../ui/brand.tsx'

/** Whom to write to: the account manager if there is one, else the brand. */
export const ContactSlot = ({ manager }: { manager: string | null }) => {
  const { t } = useTranslation()
  const { brand, contact } = useBrand()
  if (manager === null && contact === undefined) return null
  const name = manager ?? contact?.label ?? brand
  return (
    <div className="contact">
      <span className="avatar staff" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="grow">
        <div className="small strong cut">{name}</div>
        {manager !== null && <div className="tiny subtle cut">{t('shell.account_manager')}</div>}
      </div>
      {contact !== undefined && (
        <a className="ib" href={contact.url} aria-label={t('shell.contact')} title={t('shell.contact')}>
          <Mail />
        </a>
      )}
    </div>
  )
}
