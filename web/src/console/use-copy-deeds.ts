import { useTranslation } from 'react-i18next'
import { copyAndTell } from './copy-and-tell.ts'
import { useDeeds } from './deeds.ts'

interface Copied {
  readonly id: 'number' | 'email' | 'key'
  /** What the value is called on the page. */
  readonly kind: string
  readonly value: string
}

/** Offers to copy what identifies the open object. Values that are not there are left out. */
export const useCopyDeeds = (values: readonly Copied[]): void => {
  const { t } = useTranslation()
  const deeds = values
    .filter(({ value }) => value !== '')
    .map(({ id, kind, value }) => ({
      id: `copy:${id}`,
      name: t('global.copy_named', { name: value }),
      remark: kind,
      does: { run: () => void copyAndTell(value) },
    }))
  useDeeds(deeds)
}
