import '../account.css'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel.tsx'
import { GhostButton, GhostField, GhostText } from '../../../ui/skeleton.tsx'
import { useFieldLabels } from './use-profile-form.ts'

const GhostLine = ({ label, action }: { label: string; action: string }) => (
  <div className="account-line" aria-hidden="true">
    <div className="grow">
      <div className="label">{label}</div>
      <GhostText>name@example.com</GhostText>
    </div>
    <GhostButton size="s">{action}</GhostButton>
  </div>
)

const personal = ['name', 'second_name', 'country'] as const
const address = ['line1', 'line2', 'postal_code', 'city', 'region', 'country'] as const

const PersonalGhost = () => {
  const { t } = useTranslation('account')
  const labels = useFieldLabels()
  return (
    <Panel title={t('parts.personal')}>
      <div className="account-fields">
        {personal.map((path) => (
          <GhostField key={path} label={labels[path] ?? ''} />
        ))}
        <GhostField label={labels['locale'] ?? ''} hint={t('language_hint')} />
      </div>
    </Panel>
  )
}

const ContactGhost = () => {
  const { t } = useTranslation('account')
  const labels = useFieldLabels()
  return (
    <Panel title={t('parts.contact')}>
      <div className="stack s5">
        <GhostLine label={t('email')} action={t('email_change.open')} />
        <GhostLine label={t('phone.label')} action={t('phone.add')} />
        <GhostField label={labels['notification_emails'] ?? ''} hint={t('notification_emails_hint')} />
        <div className="check-row">
          <GhostText>{labels['newsletter'] ?? ''}</GhostText>
        </div>
      </div>
    </Panel>
  )
}

const BillingGhost = () => {
  const { t } = useTranslation('account')
  const labels = useFieldLabels()
  return (
    <Panel title={t('parts.billing')}>
      <p className="muted small account-lead">{t('billing.about')}</p>
      <div className="account-fields">
        <GhostField label={labels['legal_name'] ?? ''} hint={t('billing.legal_name_hint')} />
        <GhostField label={labels['tax_id'] ?? ''} hint={t('billing.tax_id_hint')} />
        <GhostField label={labels['buyer_reference'] ?? ''} hint={t('billing.buyer_reference_hint')} />
        {address.map((line) => (
          <GhostField key={line} label={labels[`address.${line}`] ?? ''} />
        ))}
      </div>
    </Panel>
  )
}

/** The profile while it loads: its panels and labels, with empty fields. */
export const ProfileSkeleton = () => (
  <div className="account-form">
    <PersonalGhost />
    <ContactGhost />
    <BillingGhost />
  </div>
)
