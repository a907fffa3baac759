import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useMutation } from '@tanstack/react-query'
import { Copy, Download, Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyComing } from '../../../ui/copy-coming.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { fetchAllLicences, fetchLicencesCsv, noteKeysCopied } from '../queries.ts'
import type { LicencesSearch } from './licences-search.ts'

/** One licence per line: readable id, comment, key. */
const linesOf = (licences: readonly Deliverable[]): string =>
  licences.map(({ human_id, user_comment, key }) => [human_id, user_comment ?? '', key].join('\t')).join('\n')

/** Starts synchronously, unlike a mutation, because the clipboard is accessible only while the click is being handled. */
const copyKeys = async (search: LicencesSearch): Promise<number> => {
  const asked = fetchAllLicences(search)
  await copyComing(asked.then(linesOf))
  const licences = await asked
  void noteKeysCopied(licences.map(({ id }) => id))
  return licences.length
}

/** The actions on all licences that match the filters. */
export const ListActions = ({ search }: { readonly search: LicencesSearch }) => {
  const { t } = useTranslation('licensing')
  const copy = (): Promise<unknown> =>
    copyKeys(search).then(
      (count) => toasts.show({ tone: 'ok', title: t('list.copied', { count }) }),
      () => toasts.show({ tone: 'bad', title: t('list.not_copied') }),
    )
  const download = useMutation({
    mutationFn: () => fetchLicencesCsv(search),
    onSuccess: (csv) => saveFile('licences.csv', csv),
  })
  return (
    <Menu button={<IconButton icon={Ellipsis} size="m" label={t('list.more')} />}>
      <MenuItem icon={Copy} onChoose={() => void copy()}>
        {t('list.copy_keys')}
      </MenuItem>
      <MenuItem icon={Download} onChoose={() => download.mutate()}>
        {t('list.csv')}
      </MenuItem>
    </Menu>
  )
}
