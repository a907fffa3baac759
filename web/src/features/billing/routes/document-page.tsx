import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DocumentView } from '../../../ui/document/document-view.tsx'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { documentQuery, orderQuery } from '../queries.ts'

const route = getRouteApi('/portal/main/billing/document/$id')

/** The order's document over the whole page, with the way to keep it. */
export const DocumentPage = () => {
  const { t } = useTranslation(['billing', 'app'])
  const { id } = route.useParams()
  const pdf = useQuery(documentQuery(id))
  const { data: order } = useQuery({ ...orderQuery(id), refetchInterval: false })
  const number = order?.number
  const title = number ?? t('app:pages.document')
  return (
    <Loaded query={pdf} skeleton={<Skeleton height={600} />}>
      {(data) => (
        <div className="document">
          <PageHeader
            title={title}
            list="/invoices"
            actions={
              <>
                <Link to="/invoices/$id" params={{ id }} className={buttonClass()}>
                  <ReceiptText />
                  {t('kinds.invoice')}
                </Link>
                <Button kind="primary" onClick={() => savePdf(data, title)}>
                  <Download />
                  {t('download')}
                </Button>
              </>
            }
          />
          <DocumentView pdf={data} title={t('document_title', { number: title })} />
        </div>
      )}
    </Loaded>
  )
}
