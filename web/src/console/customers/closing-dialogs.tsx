import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useBeside } from '../list/use-beside.ts'
import { type CustomerDetail, customerQuery } from './queries.ts'

interface ClosingProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

interface Wish {
  readonly reason: string
  readonly give_up_perpetual: boolean
}

const close = (id: string, body: Wish) =>
  answerOf(api.POST('/operator/api/v1/customers/{id}/close', { params: { path: { id } }, body }))
const reopen = (id: string, { reason }: Wish) =>
  answerOf(api.POST('/operator/api/v1/customers/{id}/reopen', { params: { path: { id } }, body: { reason } }))

const useClosing = (id: string, change: typeof close | typeof reopen, success: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => change(id, wish),
    meta: { success, ownFailure: true },
    onSuccess: (customer) => client.setQueryData(customerQuery(id).queryKey, customer),
    // Also after a failure: a colleague or the customer may have been quicker.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: customerQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: ['operator', 'customers'] }),
      ]),
  })
}

/** Everything that prevents it, in the server's words. */
const Problems = ({ error }: { readonly error: Error | null }) => {
  if (error === null) return null
  const problems = error instanceof Failure ? error.problems : []
  return (
    <Banner tone="danger">
      <ul className="customer-problems">
        {problems.map(({ code, title }) => (
          <li key={code}>{title ?? code}</li>
        ))}
        {problems.length === 0 && <li>{error.message}</li>}
      </ul>
    </Banner>
  )
}

const asksToGiveUp = (error: Error | null): boolean =>
  error instanceof Failure && error.problems.some(({ code }) => code === 'licences_perpetual')

/** Closes an account for a customer who asked for it. Licences that never end are given up only if that is ticked. */
export const CloseDialog = ({ customer: { id, email }, onClose }: ClosingProps) => {
  const { t } = useTranslation(['operator', 'closing'])
  const title = t('closing:close_title', { email })
  const closing = useClosing(id, close, t('closing:close_done'))
  const { values, change, holds } = useBeside(title, { give_up_perpetual: false, asked: false })
  const isAsked = values.asked || asksToGiveUp(closing.error)
  return (
    <ReasonDialog
      title={title}
      action={t('customers.close')}
      tone="danger"
      hint={t('closing:close_hint')}
      holds={holds}
      refusal={<Problems error={closing.error} />}
      onConfirm={(reason) => closing.mutateAsync({ reason, give_up_perpetual: values.give_up_perpetual })}
      onClose={onClose}
    >
      <p className="muted">{t('closing:close_text')}</p>
      {isAsked && (
        <Checkbox
          label={t('closing:give_up')}
          checked={values.give_up_perpetual}
          onChange={({ target }) => change({ give_up_perpetual: target.checked, asked: true })}
        />
      )}
    </ReasonDialog>
  )
}

export const ReopenDialog = ({ customer: { id, email }, onClose }: ClosingProps) => {
  const { t } = useTranslation(['operator', 'closing'])
  const reopening = useClosing(id, reopen, t('closing:reopen_done'))
  return (
    <ReasonDialog
      title={t('closing:reopen_title', { email })}
      action={t('customers.reopen')}
      tone="plain"
      hint={t('closing:close_hint')}
      refusal={<Problems error={reopening.error} />}
      onConfirm={(reason) => reopening.mutateAsync({ reason, give_up_perpetual: false })}
      onClose={onClose}
    >
      <p className="muted">{t('closing:reopen_text')}</p>
    </ReasonDialog>
  )
}
