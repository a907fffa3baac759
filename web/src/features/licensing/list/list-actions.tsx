import { useMutation } from '@tanstack/react-query'
import { Copy, Download, Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { fetchAllLicences, fetchLicencesCsv, noteKeyCopied } from '../queries.ts'
import type { LicencesSearch } from './licences-search.ts'

/** One licence a line: readable id, comment, key. */
const copyKeys = async (search: LicencesSearch): Promise<number> => {
  const licences = await fetchAllLicences(search)
  await navigator.clipboard.writeText(
    licences.map(({ human_id, user_comment, key }) => [human_id, user_comment ?? '', key].join('\t')).join('\n'),
  )
  for (const { id } of licences) noteKeyCopied(id)
  return licences.length
}

/** What can be done with all licences that the filters let through. */
export const ListActions = ({ search }: { readonly search: LicencesSearch }) => {
  const { t } = useTranslation('licensing')
  const copy = useMutation({
    mutationFn: () => copyKeys(search),
    onSuccess: (count) => void toasts.show({ tone: 'ok', title: t('list.copied', { count }) }),
    onError: () => void toasts.show({ tone: 'bad', title: t('list.not_copied') }),
    meta: { ownFailure: true },
  })
  const download = useMutation({
    mutationFn: () => fetchLicencesCsv(search),
    onSuccess: (csv) => saveFile('licences.csv', csv, 'text/csv'),
  })
  return (
    <Menu button={<IconButton icon={Ellipsis} size="m" label={t('list.more')} />}>
      <MenuItem icon={Copy} onChoose={() => copy.mutate()}>
        {t('list.copy_keys')}
      </MenuItem>
      <MenuItem icon={Download} onChoose={() => download.mutate()}>
        {t('list.csv')}
      </MenuItem>
    </Menu>
  )
}
