import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyArt } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Stream {
  readonly name: string
  readonly healthy: boolean
  readonly viewers: number
}

const streams: readonly Stream[] = [
  { name: 'news-1', healthy: true, viewers: 1240 },
  { name: 'sport-2', healthy: false, viewers: 87 },
  { name: 'archive', healthy: true, viewers: 0 },
]

const useColumns = (): readonly Column<Stream>[] => {
  const { t } = useTranslation('gallery')
  return [
    { key: 'name', title: t('table.stream'), card: 'title', cell: ({ name }) => name },
    {
      key: 'state',
      title: t('table.state'),
      card: 'end',
      cell: ({ healthy }) => (
        <Chip tone={healthy ? 'ok' : 'warn'} icon={healthy ? CircleCheck : TriangleAlert}>
          {healthy ? t('marks.ok') : t('marks.warn')}
        </Chip>
      ),
    },
    { key: 'viewers', title: t('table.viewers'), card: 'line', figures: true, cell: ({ viewers }) => viewers },
  ]
}

export const Tables = () => {
  const { t } = useTranslation('gallery')
  const columns = useColumns()
  return (
    <>
      <Panel title={t('sections.table')} bare>
        <DataTable name={t('table.name')} columns={columns} rows={streams} rowKey={({ name }) => name} />
      </Panel>
      <Panel title={t('sections.skeleton')} bare>
        <div className="panel-body stack s2">
          <Skeleton width={220} />
          <Skeleton />
        </div>
        <DataTable name={t('table.loading')} columns={columns} rows={undefined} rowKey={({ name }) => name} />
      </Panel>
    </>
  )
}

export const Empty = () => {
  const { t } = useTranslation('gallery')
  return (
    <Panel title={t('sections.empty')}>
      <EmptyState
        art={<KeyArt />}
        title={t('empty.title')}
        text={t('empty.text')}
        actions={<Button>{t('empty.action')}</Button>}
      />
    </Panel>
  )
}

const channels = Array.from({ length: 30 }, (_, index) => index + 1)

/** More options than a list of 300 px can show at once. */
export const LongSelect = () => {
  const { t } = useTranslation('gallery')
  const [channel, setChannel] = useState('1')
  const options = channels.map((number) => ({
    value: String(number),
    label: t('select.channel_numbered', { number }),
  }))
  return (
    <Panel title={t('sections.select')}>
      <Select label={t('select.channel')} value={channel} options={options} onChange={setChannel} />
    </Panel>
  )
}
