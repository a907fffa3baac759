import { InviteBody } from '@foyer/contract/company/company.ts'
import { invitedTogetherMost } from '@foyer/contract/vocabulary/constants.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useMay } from '../../../api/abilities.ts'
import { Failure } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChipsField } from '../../../ui/chips-field.tsx'
import { type SaveForm, useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { type Invites, type Refusals, useInviting } from './use-inviting.ts'

const InvitesForm = z.strictObject({
  emails: z.array(InviteBody.shape.email).check(z.minLength(1), z.maxLength(invitedTogetherMost)),
  roles: InviteBody.shape.roles,
})

/** Tells the form apart from that for colleagues. */
const formName = 'invite'

const blank: Invites = {
  emails: [],
  roles: { billing: false, tickets: false, deliverables: false, retroview: false },
}

const isEmail = (entry: string): boolean => InviteBody.shape.email.safeParse(entry).success

interface EmailsProps extends Pick<SaveForm<Invites>, 'form'> {
  readonly refusals: Refusals
  /** Invites were just sent, and the next addresses can be typed. */
  readonly isNext: boolean
}

const Emails = ({ form, refusals, isNext }: EmailsProps) => {
  const { t } = useTranslation(['company', 'app'])
  const { emails } = form.values
  const wrongOf = (entry: string): string | undefined => {
    if (!isEmail(entry)) return t('app:invalid_email')
    const why = refusals.get(entry)
    return why === undefined || emails.length === 1 ? why : `${entry}: ${why}`
  }
  return (
    <ChipsField
      label={t('invites.emails')}
      hint={t('invites.emails_hint')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus was submitted
      autoFocus={isNext}
      values={emails}
      wrongOf={wrongOf}
      removeLabel={(email) => t('invites.remove_email', { email })}
      error={emails.length > invitedTogetherMost ? t('invites.most', { most: invitedTogetherMost }) : undefined}
      data-path={`${formName}-emails`}
      onChange={(values) => form.setFieldValue('emails', values)}
    />
  )
}

const RoleChecks = ({ form }: Pick<SaveForm<Invites>, 'form'>) => {
  const { t } = useTranslation('company')
  return (
    <fieldset className="role-checks">
      <legend className="small muted">{t('invites.roles')}</legend>
      {rights.map((right) => (
        <Checkbox
          key={right}
          label={t(`roles.${right}`)}
          hint={t(`role_hints.${right}`)}
          {...form.getInputProps(`roles.${right}`, { type: 'checkbox' })}
        />
      ))}
    </fieldset>
  )
}

const BlankForm = ({ isNext, onSent }: { isNext: boolean; onSent: () => void }) => {
  const { t } = useTranslation('company')
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const inviting = useInviting({
    onSent: (email) => form.setFieldValue('emails', (emails) => emails.filter((other) => other !== email)),
    onTried: (refused) => (refused.size === 0 ? onSent() : setRefusals(refused)),
  })
  const save = async (invites: Invites): Promise<void> => {
    const refused = await inviting.mutateAsync(invites)
    if (refused.size > 0) throw new Failure(422, [{ source: { pointer: '/emails' } }])
  }
  const { form, saving, canSave, onSubmit } = useSaveForm<Invites>({
    name: formName,
    saved: blank,
    schema: InvitesForm,
    names: { emails: t('invites.emails') },
    save,
  })
  const count = form.values.emails.length
  const foot = (
    <>
      <span className="small subtle">{t('invites.lifetime')}</span>
      <span className="end">
        <Button type="submit" kind="primary" idle={!canSave} busy={saving}>
          {count > 1 ? t('invites.send_several', { count }) : t('invites.send')}
        </Button>
      </span>
    </>
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Panel title={t('invites.form_title')} foot={foot}>
        <div className="stack">
          <Emails form={form} refusals={refusals} isNext={isNext} />
          <RoleChecks form={form} />
        </div>
      </Panel>
    </form>
  )
}

/**
 * Invites people by e-mail, all with the same roles; after sending, the form is empty for the next. An operator who acts for the customer sees
 * why there is no form.
 */
export const InviteForm = () => {
  const { t } = useTranslation('company')
  const [round, setRound] = useState(0)
  if (!useMay()(null, 'createInvite'))
    return (
      <Panel title={t('invites.form_title')}>
        <p className="small muted">{t('invites.not_you')}</p>
      </Panel>
    )
  return <BlankForm key={round} isNext={round > 0} onSent={() => setRound(round + 1)} />
}
