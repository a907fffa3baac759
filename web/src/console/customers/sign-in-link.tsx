import { useMutation } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { api } from '../api.ts'
import { OnceDialog } from '../list/once-dialog.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import type { CustomerDetail } from './queries.ts'
import { useMayEnter } from './use-may-enter.ts'

/** Two ways into the portal as the customer: a link for the customer, and one for the operator to use. */
export type Way = 'link' | 'act'

/** Whom it is for, and the page of the portal to begin on when acting for them; the start page by default. */
interface Entry {
  readonly customer: Pick<CustomerDetail, 'id' | 'email'>
  readonly path?: string | undefined
}

const make = async ({ customer: { id }, path }: Entry, way: Way, reason: string): Promise<MadeLink> => {
  const params = { path: { id } }
  const { url } =
    way === 'link'
      ? await answerOf(api.POST('/operator/api/v1/customers/{id}/trial_token', { params, body: { reason } }))
      : await answerOf(
          api.POST('/operator/api/v1/customers/{id}/act_as', {
            params,
            body: { reason, ...(path !== undefined && { path }) },
          }),
        )
  return { way, url }
}

interface MadeLink {
  readonly way: Way
  readonly url: string
}

interface AskProps {
  readonly entry: Entry
  readonly way: Way
  readonly onMade: (made: MadeLink) => void
  readonly onClose: () => void
}

const AskForLink = ({ entry, way, onMade, onClose }: AskProps) => {
  const { t } = useTranslation('operator')
  const making = useMutation({ mutationFn: (reason: string) => make(entry, way, reason), onSuccess: onMade })
  const { error } = making
  return (
    <ReasonDialog
      title={t(`customers.${way}_title`, { email: entry.customer.email })}
      action={t(`customers.${way}_make`)}
      tone="plain"
      refused={making}
      // The common text is for the customer.
      refusal={
        error instanceof Failure && error.code === 'account_blocked' ? (
          <Banner tone="danger" said="alert">
            {t('customers.enter_blocked')}
          </Banner>
        ) : undefined
      }
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

interface EntryDialogsProps extends Entry {
  /** The requested way; undefined while none is. */
  readonly way: Way | undefined
  readonly onClose: () => void
}

/** Asks for the reason, then shows the link. One dialog replaces the other; there are never two. */
export const EntryDialogs = ({ way, onClose, ...entry }: EntryDialogsProps) => {
  const [made, setMade] = useState<MadeLink>()
  const show = (next: MadeLink): void => {
    onClose()
    setMade(next)
  }
  return (
    <>
      {way !== undefined && <AskForLink entry={entry} way={way} onMade={show} onClose={onClose} />}
      {made !== undefined && <MadeDialog email={entry.customer.email} made={made} onClose={() => setMade(undefined)} />}
    </>
  )
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
