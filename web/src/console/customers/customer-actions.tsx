import { useMutation } from '@tanstack/react-query'
import { Ban, CircleCheck, Ellipsis, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'
import { useCustomerChange } from './use-customer-change.ts'

interface ActionProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

const BlockDialog = ({ customer: { id, email, blocked }, onClose }: ActionProps) => {
  const { t } = useTranslation('operator')
  const name = blocked ? 'unblock' : 'block'
  const changing = useCustomerChange(id, t(`customers.${name}_done`))
  return (
    <ReasonDialog
      title={t(`customers.${name}_title`, { email })}
      action={t(`customers.${name}`)}
      tone={blocked ? 'plain' : 'danger'}
      onConfirm={(reason) => changing.mutateAsync({ blocked: !blocked, reason })}
      onClose={onClose}
    >
      <p className="muted">{t(`customers.${name}_text`)}</p>
    </ReasonDialog>
  )
}

const AskForLink = ({ customer: { id, email }, onMade, onClose }: ActionProps & { onMade: (url: string) => void }) => {
  const { t } = useTranslation('operator')
  const making = useMutation({
    mutationFn: (reason: string) =>
      answerOf(api.POST('/operator/api/v1/customers/{id}/trial_token', { params: { path: { id } }, body: { reason } })),
    onSuccess: ({ url }) => onMade(url),
  })
  return (
    <ReasonDialog
      title={t('customers.link_title', { email })}
      action={t('customers.link_make')}
      tone="plain"
      onConfirm={(reason) => making.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('customers.link_text')}</p>
    </ReasonDialog>
  )
}

/** A link to be handed over to the customer; it is shown this once. */
const LinkDialog = ({ email, url, onClose }: { email: string; url: string; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'app'])
  return (
    <Dialog
      title={t('customers.link_title', { email })}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('app:global.close')}
        </Button>
      }
    >
      <div className="stack">
        <p className="muted">{t('customers.link_ready')}</p>
        <p className="row top">
          <span className="mono once-link">{url}</span>
          <CopyButton value={url} name={t('customers.link')} />
        </p>
      </div>
    </Dialog>
  )
}

type Open = 'block' | 'link' | undefined

/** What staff can do with an account. */
export const CustomerActions = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const [open, setOpen] = useState<Open>()
  const [link, setLink] = useState<string>()
  const close = (): void => setOpen(undefined)
  if (!mayWrite) return null
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        <MenuItem icon={Link2} disabled={customer.blocked} onChoose={() => setOpen('link')}>
          {t('customers.link_action')}
        </MenuItem>
        {customer.blocked ? (
          <MenuItem icon={CircleCheck} onChoose={() => setOpen('block')}>
            {t('customers.unblock')}
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} tone="danger" onChoose={() => setOpen('block')}>
            {t('customers.block')}
          </MenuItem>
        )}
      </Menu>
      {open === 'block' && <BlockDialog customer={customer} onClose={close} />}
      {open === 'link' && <AskForLink customer={customer} onMade={setLink} onClose={close} />}
      {link !== undefined && <LinkDialog email={customer.email} url={link} onClose={() => setLink(undefined)} />}
    </>
  )
}
