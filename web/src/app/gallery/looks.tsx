import { Ban, CircleAlert, CircleCheck, Clock, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, Tag } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toast-store.ts'

export const Buttons = () => {
  const { t } = useTranslation('gallery')
  return (
    <Panel title={t('sections.buttons')}>
      <div className="row wrap">
        <Button kind="primary">{t('buttons.primary')}</Button>
        <Button>{t('buttons.plain')}</Button>
        <Button kind="quiet">{t('buttons.quiet')}</Button>
        <Button kind="danger">{t('buttons.danger')}</Button>
        <Button kind="danger-solid">{t('buttons.danger_solid')}</Button>
        <Button size="s">{t('buttons.small')}</Button>
        <Button size="l">{t('buttons.large')}</Button>
        <Button disabled>{t('buttons.disabled')}</Button>
        <Button busy>{t('buttons.busy')}</Button>
      </div>
    </Panel>
  )
}

const chipIcons = {
  ok: CircleCheck,
  paid: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
  info: LoaderCircle,
  off: Ban,
} as const
const chipTones = ['ok', 'paid', 'warn', 'danger', 'info', 'off'] as const

export const Marks = () => {
  const { t } = useTranslation('gallery')
  return (
    <Panel title={t('sections.marks')}>
      <div className="row wrap">
        {chipTones.map((tone) => (
          <Chip key={tone} tone={tone} icon={chipIcons[tone]}>
            {t(`marks.${tone}`)}
          </Chip>
        ))}
        <Badge count={3} label={t('marks.unpaid')} />
        <Badge count={120} tone="calm" label={t('marks.calm')} />
        <Tag>{t('marks.tag')}</Tag>
      </div>
    </Panel>
  )
}

export const Banners = () => {
  const { t } = useTranslation('gallery')
  return (
    <Panel title={t('sections.banners')}>
      <Banner tone="info" icon={Clock}>
        {t('banners.info')}
      </Banner>
      <Banner tone="warn" action={<Button size="s">{t('banners.action')}</Button>}>
        {t('banners.warn')}
      </Banner>
      <Banner tone="danger">{t('banners.danger')}</Banner>
    </Panel>
  )
}

export const Fields = () => {
  const { t } = useTranslation(['gallery', 'app'])
  return (
    <Panel title={t('sections.fields')}>
      <div className="stack">
        <TextField label={t('fields.plain')} hint={t('fields.hint')} />
        <TextField label={t('fields.wrong')} error={t('app:validators.required')} />
        <TextField label={t('fields.disabled')} defaultValue={t('fields.disabled_value')} disabled />
      </div>
    </Panel>
  )
}

export const ToastSamples = () => {
  const { t } = useTranslation('gallery')
  const details = [t('toasts.detail')]
  return (
    <Panel title={t('sections.toasts')}>
      <div className="row wrap">
        {(['ok', 'warn', 'bad'] as const).map((tone) => (
          <Button key={tone} onClick={() => toasts.show({ tone, title: t(`toasts.${tone}_title`), details })}>
            {t(`toasts.${tone}`)}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
