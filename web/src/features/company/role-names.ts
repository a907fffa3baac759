import type { Roles } from '@foyer/contract/company/company.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/use-locale.ts'

/** What the roles open, for use inside a sentence: "invoices and tickets"; empty if there are none. */
export const useRoleThings = (): ((roles: Roles) => string) => {
  const { t } = useTranslation('company')
  const list = new Intl.ListFormat(useLocale())
  return (roles) => list.format(rights.filter((right) => roles[right]).map((right) => t(`invite.things.${right}`)))
}

/** Roles in words: "Billing, Tickets", or that there are none. */
export const useRoleNames = (): ((roles: Roles) => string) => {
  const { t } = useTranslation('company')
  return (roles) => {
    const names = rights.filter((right) => roles[right]).map((right) => t(`roles.${right}`))
    return names.length === 0 ? t('roles.none') : names.join(', ')
  }
}
