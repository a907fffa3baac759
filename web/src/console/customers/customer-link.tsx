import { Link } from '@tanstack/react-router'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'

interface CustomerLinkProps {
  readonly customer: { readonly id: string; readonly email: string }
  /** The link's text, if it is not the e-mail address. */
  readonly name?: string
}

/** A link to a customer in a row that itself leads elsewhere; plain text for roles that may not read customers. */
export const CustomerLink = ({ customer: { id, email }, name = email }: CustomerLinkProps) => {
  const shown = <bdi>{name === '' ? email : name}</bdi>
  return useMay()('customers:read') ? <Link to={paths.customer(id)}>{shown}</Link> : shown
}
