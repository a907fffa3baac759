import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { dayText } from '../../lib/day-text.ts'
import { formatNumber } from '../../lib/measures.ts'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, type Refused, saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { MovedRefusal } from './order-refusal.tsx'
import type { StaffLicence } from './queries.ts'
import { SurplusServers } from './surplus-servers.tsx'
import { changedTerms, type LicenceTerms, mostServers, paidDay, termEnds, termsOf, wrongTerms } from './terms-form.ts'
import { useLicenceChange } from './use-licence-change.ts'
import { useSeenLicence } from './use-seen-licence.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

interface FieldsProps {
  readonly terms: LicenceTerms
  readonly wrong: ReadonlySet<keyof LicenceTerms>
  readonly refused: Refused
  readonly change: (next: Partial<LicenceTerms>) => void
}

const pointer = '/version_max'

const End = ({ terms, wrong, change }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const today = dayOf(useNow(60_000))
  const isPast = !wrong.has('paid_till') && terms.paid_till <= today
  return (
    <>
      <SegmentedRadios
        label={t('licences.columns.paid_till')}
        group="term_ends"
        value={terms.ends}
        options={termEnds.map((value) => ({ value, name: t(`licence:terms.ends.${value}`) }))}
        onChange={(ends) => change({ ends })}
      />
      {terms.ends === 'day' && (
        <TextField
          type="date"
          label={t('sales.last_day')}
          hint={isPast ? t('licence:terms.past') : undefined}
          error={wrong.has('paid_till') ? t('licence:terms.day_wrong') : undefined}
          value={terms.paid_till}
          onChange={({ target }) => change({ paid_till: target.value })}
        />
      )}
    </>
  )
}

const Versions = ({ terms, wrong, refused, change }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const errorOf = (name: 'version_min' | 'version_max') =>
    wrong.has(name) ? t('licence:terms.version_wrong') : undefined
  return (
    <div className="fields2">
      {(['version_min', 'version_max'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`licence:terms.${name}`)}
          hint={t('licence:terms.version_hint')}
          autoComplete="off"
          value={terms[name]}
          error={errorOf(name) ?? (name === 'version_max' ? saidOf(refused.error, pointer) : undefined)}
          onChange={({ target }) => {
            change({ [name]: target.value })
            forget(refused, pointer)
          }}
        />
      ))}
    </div>
  )
}

const Fields = (props: FieldsProps & Pick<DialogProps, 'licence'>) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { licence, terms, wrong, change } = props
  const most = formatNumber(mostServers, useLocale())
  const limit = terms.servers_limit.trim()
  return (
    <>
      <End {...props} />
      <TextField
        label={t('licence:terms.servers')}
        hint={t('licence:terms.servers_hint')}
        inputMode="numeric"
        autoComplete="off"
        value={terms.servers_limit}
        error={wrong.has('servers_limit') ? t('licence:terms.servers_wrong', { most }) : undefined}
        onChange={({ target }) => change({ servers_limit: target.value })}
      />
      <div aria-live="polite">
        {limit !== '' && !wrong.has('servers_limit') && <SurplusServers licence={licence} servers={Number(limit)} />}
      </div>
      <Versions {...props} />
      {licence.activation_type === 'usb' && (
        <TextField
          label={t('licence:dongle')}
          hint={t('licence:terms.dongle_hint')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={terms.usb_serial_number}
          error={wrong.has('usb_serial_number') ? t('licence:terms.dongle_wrong') : undefined}
          onChange={({ target }) => change({ usb_serial_number: target.value })}
        />
      )}
    </>
  )
}

const movedEnd = (t: TFunction<['operator', 'licence']>, paid_till: string | null, locale: Locale): string =>
  paid_till === null ? t('licence:end_moved_on_never') : t('licence:end_moved_on', { date: dayText(paid_till, locale) })

/** Changes a licence's terms besides limit and price: its end, number of servers, versions, and dongle. */
export const TermsDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const locale = useLocale()
  // As it was when the dialog opened, so that saving one field does not undo what was changed of another meanwhile.
  const [opened] = useState(licence)
  const { seen: found, moved, ask } = useSeenLicence(licence, 'paid_till')
  const seen = { ...opened, paid_till: found.paid_till }
  const { id, human_id } = seen
  const title = t('licence:terms.title', { number: human_id })
  const { values: terms, change, holds } = useBeside(title, termsOf(seen))
  const wrong = wrongTerms(terms, seen)
  const changed = changedTerms(terms, seen)
  const changing = useLicenceChange(
    (reason: string) =>
      ask(() =>
        answerOf(
          api.PATCH('/operator/api/v1/deliverables/{id}', {
            params: { path: { id } },
            body: { ...changed, seen_paid_till: paidDay(seen), reason },
          }),
        ),
      ),
    t('licence:terms.done'),
    { ownFailure: true },
  )
  return (
    <ReasonDialog
      title={title}
      action={t('licence:terms.action')}
      tone="plain"
      blocked={wrong.size > 0 || Object.keys(changed).length === 0}
      holds={holds}
      refused={changing}
      refusal={
        <MovedRefusal error={changing.error} pointer={pointer} moved={moved && movedEnd(t, moved.paid_till, locale)} />
      }
      onConfirm={(reason) => changing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('licence:terms.text')}</p>
      <Fields licence={seen} terms={terms} wrong={wrong} refused={changing} change={change} />
    </ReasonDialog>
  )
}
