import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Reason } from '@foyer/contract/vocabulary/text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { dayText } from '../../../lib/day-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useTypedWords } from '../../../ui/form/typed-before-end.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { renewalOf } from '../detail/renewal.ts'
import { SupportLink } from '../detail/support-link.tsx'
import { useMayPurchase } from '../list/may-purchase.ts'

interface OfLicence {
  readonly licence: Deliverable
}

const TerminateDialog = ({ licence, onClose }: OfLicence & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['licensing', 'app'])
  const navigate = useNavigate()
  const client = useQueryClient()
  const [reason, setReason] = useTypedWords('terminate')
  const [left, setLeft] = useState(false)
  const missing = !Reason.safeParse(reason).success
  const terminate = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/billing/api/v1/orders', {
          body: { purpose: 'terminate', deliverable_id: licence.id, terminate_reason: reason },
        }),
      ),
    meta: { success: t('trial.terminated', { id: licence.human_id }) },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['deliverables'] })
      void navigate({ to: '/licenses' })
    },
  })
  return (
    <Confirm
      title={t('trial.terminate_title', { id: licence.human_id, plan: licence.sku_name })}
      action={t('trial.terminate')}
      typed={reason}
      blocked={missing}
      onConfirm={() => terminate.mutateAsync()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t('trial.terminate_text')}</p>
        <TextField
          label={t('trial.reason')}
          value={reason}
          maxLength={1000}
          error={left && missing ? t('app:validators.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
          onBlur={() => setLeft(true)}
        />
      </div>
    </Confirm>
  )
}

/** Where a trial can be converted. Other categories have no shop. */
const shops: Readonly<
  Partial<Record<Deliverable['category']['name'], '/purchase-watcher' | '/purchase-media-server'>>
> = { watcher: '/purchase-watcher', media_server: '/purchase-media-server' }

const Ways = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const mayPurchase = useMayPurchase()
  const [ending, setEnding] = useState(false)
  const shop = shops[licence.category.name]
  return (
    <>
      <p className="small muted">{t(mayPurchase && shop !== undefined ? 'trial.text' : 'trial.text_ask')}</p>
      {mayPurchase && shop !== undefined && (
        // The shop reads the trial's id from its address.
        <Link to={shop} search={{ id: licence.id } as never} className={buttonClass({ kind: 'primary', wide: true })}>
          {t('trial.purchase')}
        </Link>
      )}
      {shop === undefined && (
        <SupportLink licence={licence} className={buttonClass({ wide: true })}>
          {t('detail.notice.contact')}
        </SupportLink>
      )}
      <Button kind="danger" wide onClick={() => setEnding(true)}>
        {t('trial.terminate')}
      </Button>
      {ending && <TerminateDialog licence={licence} onClose={() => setEnding(false)} />}
    </>
  )
}

interface TrialPanelProps extends OfLicence {
  /** Whether the user may end it or convert it into a licence. */
  readonly manages: boolean
}

/** When a trial ends, and the two ways out: converting it into a licence with the same key and servers, or ending it. */
export const TrialPanel = ({ licence, manages }: TrialPanelProps) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = useNow(60_000)
  const till = renewalOf(licence, now) === 'trial_end' ? licence.paid_till : null
  // A trial that the vendor has stopped only links to the vendor: once bought, it would not run either.
  const endable = manages && licence.terminatable && licence.state !== 'blocked'
  if (till === null && !endable) return null
  return (
    <Panel title={t('trial.title')}>
      <div className="stack">
        {till !== null && <p className="small">{t('trial.till', { date: dayText(till, locale) })}</p>}
        {endable && <Ways licence={licence} />}
      </div>
    </Panel>
  )
}
