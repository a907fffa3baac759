import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { enterField } from '../../../ui/form/enter-field.ts'
import { Panel } from '../../../ui/panel.tsx'
import { takeDongleFile } from './activation-queries.ts'
import { IssuedFile, saveActivation } from './issued-file.tsx'
import { readDongleRequest } from './read-request.ts'
import { RefusedActivation } from './refused-activation.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestField } from './request-field.tsx'
import { useRequestProblem } from './request-problem.ts'

interface UsbPanelProps {
  readonly licence: Deliverable
  readonly versions: VersionRange
}

const useDongleFile = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: string) => takeDongleFile(id, request),
    meta: { ownFailure: true },
    onSuccess: ({ key }) => {
      saveActivation(key)
      void client.invalidateQueries({ queryKey: ['deliverable', id] })
    },
  })
}

const Serial = ({ serial }: { readonly serial: string }) => {
  const { t } = useTranslation('activation')
  return (
    <p className="small muted">
      {t('usb_text')}{' '}
      <span className="nowrap">
        <span className="mono strong">{serial}</span>
        <CopyButton value={serial} name={t('serial')} />
      </span>
    </p>
  )
}

/**
 * The file for the server with the dongle. With the server's request, a wrong dongle is noticed before the file is
 * carried over.
 */
export const UsbPanel = ({ licence, versions }: UsbPanelProps) => {
  const { t } = useTranslation('activation')
  const serial = licence.usb_serial_number ?? ''
  const [text, setText] = useState('')
  const file = useDongleFile(licence.id)
  const read = readDongleRequest(text, versions, serial)
  const problem = useRequestProblem(read, versions, serial)
  const issued = file.data && t('usb_issued', { serial: file.data.usb_serial_number })
  const change = (next: string): void => {
    setText(next)
    file.reset()
  }
  return (
    <Panel title={t('usb_title')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (problem === undefined) file.mutate(text)
          else enterField(event.currentTarget.querySelector('textarea'))
        }}
      >
        <Serial serial={serial} />
        <p className="small muted">{t('usb_renew')}</p>
        <RequestField
          label={t('usb_request')}
          hint={t('usb_request_hint')}
          value={text}
          error={problem}
          onChange={change}
        />
        {'request' in read && <RequestFacts request={read.request} />}
        <RefusedActivation error={file.error} />
        {file.data === undefined && (
          <span className="row">
            <Button type="submit" idle={problem !== undefined} busy={file.isPending}>
              {t('download')}
            </Button>
          </span>
        )}
        <IssuedFile fileKey={file.data?.key} said={issued} />
      </form>
    </Panel>
  )
}
