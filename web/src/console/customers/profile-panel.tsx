import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { displayNames } from '../../lib/intl.ts'
import { localeNames } from '../../lib/locale-names.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'

const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog)

const Edit = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('customers.edit')}
      </Button>
      {open && <EditDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

/** On one line, with the country last, because it may be all that is known. */
const addressText = ({ address, country }: CustomerDetail, locale: Locale): string => {
  const { line1, line2, postal_code, city, region } = address ?? {}
  const town = [postal_code, city].filter(Boolean).join(' ')
  return [line1, line2, town, region, displayNames(locale, { type: 'region' }).of(country)].filter(Boolean).join(', ')
}

const Or = ({ text }: { text: string | null | undefined }) =>
  text === null || text === undefined || text === '' ? <span className="subtle">—</span> : <bdi>{text}</bdi>

/** Whether they want the newsletter, and the campaign by which the few came who came by one. */
const Marketing = ({ customer: { newsletter, utm } }: { customer: CustomerDetail }) => {
  const { t } = useTranslation(['operator', 'app'])
  const marks = Object.entries(utm).map(([name, value]) => `${name.replace('utm_', '')}: ${value}`)
  return (
    <>
      <Fact name={t('customers.newsletter')}>{t(newsletter ? 'app:global.yes' : 'app:global.no')}</Fact>
      {marks.length > 0 && (
        <Fact name={t('customers.campaign')}>
          <bdi>{marks.join(', ')}</bdi>
        </Fact>
      )}
    </>
  )
}

/** The further addresses. Those that nobody has confirmed get nothing, so they are marked. */
const Copies = ({ customer: { notification_emails, unconfirmed_emails } }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const unconfirmed = new Set(unconfirmed_emails)
  const named = notification_emails.map((email) =>
    unconfirmed.has(email) ? t('customers.copies_unconfirmed', { email }) : email,
  )
  return <Or text={named.join(', ')} />
}

/** The customer's details for mails and invoices. */
export const ProfilePanel = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation(['operator', 'app'])
  const locale = useLocale()
  const { id, email, phone, legal_name, tax_id, manager, terms } = customer
  const mayWrite = useMay()('customers:write')
  const yesNo = (value: boolean): string => t(value ? 'app:global.yes' : 'app:global.no')
  return (
    <Panel title={t('customers.profile')} {...(mayWrite && { aside: <Edit customer={customer} /> })}>
      <FactList>
        <Fact name={t('customers.email')}>
          <span className="row">
            <bdi>{email}</bdi>
            <CopyButton value={email} name={t('customers.email')} />
          </span>
        </Fact>
        <Fact name={t('customers.phone')}>
          <Or text={phone} />
        </Fact>
        <Fact name={t('customers.legal_name')}>
          <Or text={legal_name} />
        </Fact>
        <Fact name={t('customers.address')}>
          <Or text={addressText(customer, locale)} />
        </Fact>
        <Fact name={t('customers.tax_id')}>
          <Or text={tax_id} />
        </Fact>
        <Fact name={t('customers.copies')}>
          <Copies customer={customer} />
        </Fact>
        <Fact name={t('customers.manager')} remark={manager?.email}>
          <Or text={manager?.name} />
        </Fact>
        <Fact name={t('customers.language')}>{localeNames[customer.locale]}</Fact>
        <Marketing customer={customer} />
        <Fact name={t('customers.terms')}>
          {terms.accepted_at === null ? t('customers.not_accepted') : <DateTime at={terms.accepted_at} />}
        </Fact>
        <Fact name={t('customers.second_factor')}>{yesNo(customer.second_factor)}</Fact>
        <Fact name={t('customers.password')}>{yesNo(customer.password_filled)}</Fact>
        <Fact name={t('customers.id')}>
          <span className="row">
            <span className="mono cut">{id}</span>
            <CopyButton value={id} name={t('customers.id')} />
          </span>
        </Fact>
      </FactList>
    </Panel>
  )
}
