import { ClosingBody, type ClosingObstacle, closingObstacles } from '@foyer/contract/account/closing.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { type SaveForm, useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { closeAccount, closingQuery } from '../queries.ts'
import { Obstacles } from './obstacles.tsx'

interface ClosingDialogProps {
  readonly onClose: () => void
}

interface Closing {
  readonly obstacles: readonly ClosingObstacle[]
  readonly perpetual_licences: number
  readonly erased_on: string
  readonly asks_code: boolean
}

/** Giving up what never ends is asked for below. */
const inTheWay = ({ obstacles }: Closing): readonly ClosingObstacle[] =>
  obstacles.filter((code) => code !== 'licences_perpetual')

const Consequences = ({ day }: { readonly day: string }) => {
  const { t } = useTranslation('account')
  return (
    <div className="stack s2">
      <h3 className="small">{t('closing.means')}</h3>
      <ul className="account-points">
        {(['now', 'mail', 'erased', 'back', 'kept'] as const).map((what) => (
          <li key={what}>{t(`closing.consequences.${what}`, { day })}</li>
        ))}
      </ul>
    </div>
  )
}

interface Values extends Record<string, unknown> {
  readonly password: string
  readonly give_up_perpetual: boolean
  /** Missing where none is asked for. */
  readonly code?: string
}

const isObstacle = (error: unknown): error is Failure =>
  error instanceof Failure && closingObstacles.some((code) => code === error.code)

/** Something may have come in between: it is shown above what was typed. */
const useClosing = (day: string) => {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  return useMutation({
    mutationFn: closeAccount,
    meta: { ownFailure: true },
    onSuccess: () => {
      session.end('signed_out')
      toasts.show({ tone: 'ok', title: t('closing.done', { day }) })
    },
    onError: (error) => {
      if (isObstacle(error)) void client.invalidateQueries({ queryKey: closingQuery.queryKey })
    },
  })
}

interface FormProps extends ClosingDialogProps {
  readonly closing: Closing
  readonly day: string
}

interface ProofProps {
  readonly closing: Closing
  readonly parts: SaveForm<Values>
  readonly error: unknown
  readonly names: Readonly<Record<'password' | 'code' | 'give_up_perpetual', string>>
}

/** What closing asks for: the password, a code if sign-in asks for one, and a yes to what stops at once. */
const Proof = ({ closing, parts: { form }, error, names }: ProofProps) => {
  const { t } = useTranslation('account')
  const isRefused = isObstacle(error) && error.code === 'licences_perpetual'
  return (
    <>
      {closing.perpetual_licences > 0 && (
        <Checkbox
          label={names.give_up_perpetual}
          error={isRefused && t('closing.give_up_first')}
          {...form.getInputProps('give_up_perpetual', { type: 'checkbox' })}
        />
      )}
      <PasswordField
        label={names.password}
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        {...form.getInputProps('password')}
      />
      {closing.asks_code && (
        <TextField
          label={names.code}
          hint={t('closing.code_hint')}
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
      )}
    </>
  )
}

const ClosingForm = ({ closing, day, onClose }: FormProps) => {
  const { t } = useTranslation(['account', 'app'])
  const { mutateAsync, error } = useClosing(day)
  const perpetual = closing.perpetual_licences
  const names = {
    password: t('password.current'),
    code: t('closing.code'),
    give_up_perpetual: t('closing.give_up', { count: perpetual }),
  }
  const saved: Values = { password: '', give_up_perpetual: false, ...(closing.asks_code && { code: '' }) }
  const parts = useSaveForm({
    name: 'closing',
    saved,
    schema: ClosingBody,
    names,
    save: (values) => mutateAsync(values),
  })
  const found = inTheWay(closing)
  return (
    <FormDialog
      title={t('closing.title')}
      action={t('closing.action')}
      kind="danger-solid"
      form={parts}
      error={isObstacle(error) ? null : error}
      onClose={onClose}
    >
      {found.length > 0 && <Obstacles codes={found} />}
      <Consequences day={day} />
      <Proof closing={closing} parts={parts} error={error} names={names} />
    </FormDialog>
  )
}

const Blocked = ({ closing, day, onClose }: FormProps) => {
  const { t } = useTranslation(['account', 'app'])
  return (
    <Dialog
      title={t('closing.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('app:global.cancel')}</Button>}
    >
      <div className="stack">
        <Obstacles codes={inTheWay(closing)} />
        <Consequences day={day} />
      </div>
    </Dialog>
  )
}

const Asked = ({ closing, ...rest }: Omit<FormProps, 'day'>) => {
  // What was typed stays although something got in the way meanwhile.
  const [wasFree] = useState(inTheWay(closing).length === 0)
  const day = formatDate(closing.erased_on, 'date', useLocale(), 'UTC')
  return wasFree ? (
    <ClosingForm {...rest} closing={closing} day={day} />
  ) : (
    <Blocked closing={closing} day={day} onClose={rest.onClose} />
  )
}

/** Says what closing means and what prevents it, and asks for the password. */
export const ClosingDialog = ({ onClose }: ClosingDialogProps) => {
  const { t } = useTranslation('account')
  const closing = useQuery(closingQuery)
  if (closing.data !== undefined) return <Asked closing={closing.data} onClose={onClose} />
  return (
    <Dialog title={t('closing.title')} onClose={onClose}>
      <Loaded query={closing} skeleton={<Skeleton height={240} />} level={2}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}
