import { Link } from '@tanstack/react-router'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'

interface CustomerLinkProps {
  readonly customer: { readonly id: string; readonly email: string }
  /** What they are called by, where that is not the address. */
  readonly name?: string
}

/** A customer in a row that itself leads elsewhere; text alone for those who may not read customers. */
export const CustomerLink = ({ customer: { id, email }, name = email }: CustomerLinkProps) => {
  const shown = <bdi>{name === '' ? email : name}</bdi>
  return useMay()('customers:read') ? <Link to={paths.customer(id)}>{shown}</Link> : shown
}
