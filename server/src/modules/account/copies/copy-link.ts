import { createHmac } from 'node:crypto'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Copy } from '../../../platform/mail/mail.ts'
import { copiesOf } from '../address-rules.ts'
import { texts } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store.ts'
import { deleteCopyLinks, forgetDeclined, listDeclined } from './copy-store.ts'

type Owner = Pick<
  Account,
  'id' | 'tenant' | 'locale' | 'email' | 'email_confirmed' | 'notification_emails' | 'unconfirmed_emails'
>

/** The page of a further address, where its owner confirms or ends the copies. Mail programs post to the same URL. */
export const copyPath = '/mail_copies'

/** An address that gets copies of an account’s mails, or of those of a ticket. */
export interface CopyAddress {
  readonly email: string
  readonly ticket_id?: string
}

/** The same and whose mails they are. */
export interface AccountCopy extends CopyAddress {
  readonly account_id: string
}

/** Neither part has a space. */
export const copyIn = (objectId: string): CopyAddress => {
  const [email = '', ticket_id] = objectId.split(' ')
  return ticket_id === undefined ? { email } : { email, ticket_id }
}

const objectOf = ({ email, ticket_id }: CopyAddress): string =>
  [email.toLowerCase(), ...(ticket_id === undefined ? [] : [ticket_id])].join(' ')

/** The link of such an address. It never expires, so every mail to the address carries the same one. */
export const standingCopyPath = async (
  { linkTokens, secret }: Services,
  tx: Tx,
  { tenant, id: account_id }: Pick<Owner, 'tenant' | 'id'>,
  address: CopyAddress,
): Promise<string> => {
  const object_id = objectOf(address)
  const token = createHmac('sha256', secret).update(`mail copy ${account_id} ${object_id}`).digest('base64url')
  await linkTokens.keep(tx, { tenant, purpose: 'mail_copy', account_id, object_id }, token)
  return `${copyPath}?token=${token}`
}

/** Ends the links of addresses that were removed: nobody may go on reading by them who the customer is. */
export const dropCopyLinks = async (tx: Tx, copies: readonly AccountCopy[]): Promise<void> => {
  if (copies.length > 0)
    await deleteCopyLinks(
      tx,
      copies.map((copy) => ({ account_id: copy.account_id, object_id: objectOf(copy) })),
    )
}

/** What the owner of an address has declined by its links, although an account has it in copy or had it. */
export const declinedCopies = async (tx: Tx, accountId: string, email: string): Promise<CopyAddress[]> =>
  (await listDeclined(tx, accountId, email.toLowerCase())).map(copyIn)

/** The owner of an address confirms a copy: what they declined before no longer counts, be it for the account’s mails or for tickets. */
export const forgetDeclining = async (tx: Tx, { account_id, email, ticket_id }: AccountCopy): Promise<void> => {
  const declined = await declinedCopies(tx, account_id, email)
  const alike = declined.filter((copy) => (copy.ticket_id === undefined) === (ticket_id === undefined))
  if (alike.length > 0) await forgetDeclined(tx, account_id, alike.map(objectOf))
}

/** The confirmed further addresses of an account, each with its own link to end the copies. */
export const copiesFor = async (services: Services, tx: Tx, owner: Owner): Promise<Copy[]> => {
  const brand = services.branding.get(owner.tenant)
  const { footer, stop } = texts[Locale.parse(owner.locale)].copies
  const copies: Copy[] = []
  for (const to of copiesOf(owner)) {
    const stop_url = services.portalUrl(owner.tenant) + (await standingCopyPath(services, tx, owner, { email: to }))
    copies.push({ to, stop_url, footer: footer(brand.name, owner.email), footer_link: { label: stop, url: stop_url } })
  }
  return copies
}
