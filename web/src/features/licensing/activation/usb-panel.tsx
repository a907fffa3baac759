import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { takeDongleFile } from './activation-queries.ts'
import { IssuedFile, saveActivation } from './issued-file.tsx'

/** The file for the server that the dongle is plugged into. */
export const UsbPanel = ({ licence }: { readonly licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const serial = licence.usb_serial_number ?? ''
  const file = useMutation({
    mutationFn: () => takeDongleFile(licence.id),
    meta: { ownFailure: true },
    onSuccess: ({ key }) => saveActivation(key),
    onError: (error) => {
      const [first] = error instanceof Failure ? error.problems : []
      toasts.show({ tone: 'bad', title: first?.title ?? t('activate.failed') })
    },
  })
  return (
    <Panel title={t('activate.usb_title')}>
      <div className="stack">
        <p className="small muted">
          {t('activate.usb_text')}{' '}
          <span className="nowrap">
            <span className="mono strong">{serial}</span>
            <CopyButton value={serial} name={t('activate.serial')} />
          </span>
        </p>
        {file.data === undefined ? (
          <span className="row">
            <Button busy={file.isPending} onClick={() => file.mutate()}>
              {t('activate.download')}
            </Button>
          </span>
        ) : (
          <IssuedFile fileKey={file.data.key}>
            <output className="small muted">{t('activate.usb_issued', { serial: file.data.usb_serial_number })}</output>
          </IssuedFile>
        )}
      </div>
    </Panel>
  )
}
