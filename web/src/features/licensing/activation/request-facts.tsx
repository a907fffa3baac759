import './activation.css'
import type { DongleRequest } from '@foyer/contract/licensing/media-server.ts'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../../ui/facts.tsx'

/** Which server it is, before anything is issued. */
export const RequestFacts = ({ request }: { readonly request: DongleRequest }) => {
  const { t } = useTranslation('activation')
  return (
    <div className="request-facts">
      <Facts>
        <Fact name={t('server')}>{request.server_id}</Fact>
        <Fact name={t('host')}>{request.hostname}</Fact>
        <Fact name={t('version')}>{request.version}</Fact>
        {request.usb_serial_number && <Fact name={t('dongle')}>{request.usb_serial_number}</Fact>}
      </Facts>
    </div>
  )
}
