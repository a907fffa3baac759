import { useMutation } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { api } from '../api.ts'
import { OnceDialog } from '../list/once-dialog.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'

/** Two ways into the portal as the customer: a link for the customer, and one for the operator to use. */
export type Way = 'link' | 'act'

const make = async (id: string, way: Way, reason: string): Promise<MadeLink> => {
  const wish = { params: { path: { id } }, body: { reason } }
  const { url } =
    way === 'link'
      ? await answerOf(api.POST('/operator/api/v1/customers/{id}/trial_token', wish))
      : await answerOf(api.POST('/operator/api/v1/customers/{id}/act_as', wish))
  return { way, url }
}

interface MadeLink {
  readonly way: Way
  readonly url: string
}

interface AskProps {
  readonly customer: CustomerDetail
  readonly way: Way
  readonly onMade: (made: MadeLink) => void
  readonly onClose: () => void
}

const AskForLink = ({ customer: { id, email }, way, onMade, onClose }: AskProps) => {
  const { t } = useTranslation('operator')
  const making = useMutation({ mutationFn: (reason: string) => make(id, way, reason), onSuccess: onMade })
  return (
    <ReasonDialog
      title={t(`customers.${way}_title`, { email })}
      action={t(`customers.${way}_make`)}
      tone="plain"
      onConfirm={(reason) => making.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(`customers.${way}_text`)}</p>
    </ReasonDialog>
  )
}

interface MadeDialogProps {
  readonly email: string
  readonly made: MadeLink
  readonly onClose: () => void
}

/** The created link: to hand over, or to follow at once. */
const MadeDialog = ({ email, made: { way, url }, onClose }: MadeDialogProps) => {
  const { t } = useTranslation('operator')
  const [title, text] = [t(`customers.${way}_title`, { email }), t(`customers.${way}_ready`)]
  if (way === 'link')
    return <OnceDialog title={title} text={text} value={url} name={t('customers.link')} onClose={onClose} />
  return (
    <Dialog
      title={title}
      isMessage
      onClose={onClose}
      actions={
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'primary' })}
          onClick={onClose}
        >
          {t('customers.act_open')}
        </a>
      }
    >
      <p className="muted">{text}</p>
    </Dialog>
  )
}

interface EntryDialogsProps {
  readonly customer: CustomerDetail
  /** The requested way; undefined while none is. */
  readonly way: Way | undefined
  readonly onClose: () => void
}

/** Asks for the reason, then shows the link. One dialog replaces the other; there are never two. */
export const EntryDialogs = ({ customer, way, onClose }: EntryDialogsProps) => {
  const [made, setMade] = useState<MadeLink>()
  const show = (next: MadeLink): void => {
    onClose()
    setMade(next)
  }
  return (
    <>
      {way !== undefined && <AskForLink customer={customer} way={way} onMade={show} onClose={onClose} />}
      {made !== undefined && <MadeDialog email={customer.email} made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}

/** Whether the operator may create sign-in links and act for customers. */
export const useMayEnter = (): boolean => {
  const may = useMay()
  return may('customers:write') && may('customers:sign_in')
}

/** A customer without a password who has never signed in gets their first link here. */
export const FirstLink = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayEnter = useMayEnter()
  const [open, setOpen] = useState(false)
  const { password_filled, last_sign_in_at, blocked, closed_at, email } = customer
  if (!mayEnter || blocked || closed_at !== null || password_filled || last_sign_in_at !== null) return null
  return (
    <>
      <Banner
        tone="info"
        icon={UserRoundPlus}
        action={
          <Button size="s" onClick={() => setOpen(true)}>
            {t('customers.link_action')}
          </Button>
        }
      >
        {t('customers.first_link', { email })}
      </Banner>
      <EntryDialogs customer={customer} way={open ? 'link' : undefined} onClose={() => setOpen(false)} />
    </>
  )
}
