import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { personName } from '../person-name.ts'

interface CustomerLinkProps {
  readonly customer: { readonly id: string; readonly email: string }
  /** The link's text, if it is not the e-mail address. */
  readonly name?: string
}

/** A link to a customer in a row that itself leads elsewhere; plain text for roles that may not read customers. */
export const CustomerLink = ({ customer, name = customer.email }: CustomerLinkProps) => {
  const { t } = useTranslation('operator')
  const shown = <bdi>{personName({ name, email: customer.email }, t('customers.erased_name'))}</bdi>
  return useMay()('customers:read') ? <Link to={paths.customer(customer.id)}>{shown}</Link> : shown
}
