import type { VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import { useTranslation } from 'react-i18next'
import { versionText } from '../detail/versions.ts'
import type { ReadDongleRequest, ReadRequest } from './read-request.ts'

/** Why nothing can be issued for this text; undefined if it can, or if there is no text yet. */
export const useRequestProblem = (
  read: ReadRequest | ReadDongleRequest,
  versions: VersionRange,
  serial = '',
): string | undefined => {
  const { t } = useTranslation('activation')
  switch (read.kind) {
    case 'ready':
    case 'empty':
      return undefined
    case 'too_old':
    case 'too_new':
      return t(read.kind, { version: read.request.version, range: versionText(versions) ?? '' })
    case 'no_dongle':
      return t('no_dongle', { serial })
    case 'other_dongle':
      return t('other_dongle', { found: read.request.usb_serial_number ?? '', serial })
    default:
      return t(read.kind)
  }
}
