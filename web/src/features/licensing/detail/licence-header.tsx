import '../list/licences.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { LifeBuoy, MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { OwnerNote } from '../../../ui/owner-note.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UpdatedAgo } from '../../../ui/updated-ago.tsx'
import { AlertsChip, StateChip } from '../list/licence-state.tsx'
import { KeyLine } from './key-line.tsx'
import { SupportLink } from './support-link.tsx'

const Names = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const may = useMay()
  const { human_id, owner, user_comment } = licence
  return (
    <>
      <span className="licence-id">
        {human_id}
        <CopyButton value={human_id} name={t('detail.id')} />
      </span>
      <KeyLine licence={licence} />
      <OwnerNote owner={owner} right="deliverables" readOnly={!may(owner, 'releaseServer')} />
      {user_comment !== null && user_comment !== '' && (
        <span className="licence-remark">
          <MessageSquare size={14} />
          {user_comment}
        </span>
      )}
    </>
  )
}

const GetHelp = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  return (
    <SupportLink licence={licence} className={`${buttonClass()} licence-help`}>
      <LifeBuoy />
      {t('detail.get_help')}
    </SupportLink>
  )
}

interface LicenceHeaderProps {
  readonly licence: Deliverable
  /** When the licence was loaded, in ms. */
  readonly at: number
}

/** Its name, its state and its key. */
export const LicenceHeader = ({ licence, at }: LicenceHeaderProps) => (
  <PageHeader
    title={licence.sku_name}
    object={licence.human_id}
    tab={`${licence.human_id} ${licence.sku_name}`}
    // The notice above the header already links to the invoice.
    aside={
      <>
        <StateChip licence={licence} />
        <AlertsChip licence={licence} />
      </>
    }
    facts={<Names licence={licence} />}
    actions={
      <>
        <UpdatedAgo at={at} />
        <GetHelp licence={licence} />
      </>
    }
  />
)
