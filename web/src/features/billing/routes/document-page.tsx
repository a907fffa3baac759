import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DocumentView } from '../../../ui/document/document-view.tsx'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFileName } from '../document/use-download.ts'
import { type DocumentKind, documentQuery, orderQuery } from '../queries.ts'

const route = getRouteApi('/portal/main/billing/document/$id')

/** A paid order has a receipt besides its invoice. */
const KindChoice = ({ kind }: { readonly kind: DocumentKind }) => {
  const { t } = useTranslation('billing')
  const navigate = route.useNavigate()
  return (
    <Segmented
      label={t('receipt.which')}
      value={kind}
      segments={[
        { value: 'invoice', name: t('kinds.invoice') },
        { value: 'receipt', name: t('receipt.document') },
      ]}
      onChange={(next) => void navigate({ search: { kind: next === 'receipt' ? next : undefined }, replace: true })}
    />
  )
}

/** The order's document as a whole page, with a button to save it. */
export const DocumentPage = () => {
  const { t } = useTranslation(['billing', 'app'])
  const { id } = route.useParams()
  const { kind = 'invoice' } = route.useSearch()
  const nameOf = useFileName()
  const pdf = useQuery(documentQuery(id, kind))
  const { data: order } = useQuery({ ...orderQuery(id), refetchInterval: false })
  const number = order?.number
  const title = number ?? t('app:pages.document')
  const save = (file: string): void => savePdf(file, nameOf(title, kind))
  return (
    <Loaded query={pdf} skeleton={<Skeleton height={600} />}>
      {(data) => (
        <div className="document">
          <PageHeader
            title={title}
            list="/invoices"
            actions={
              <>
                {order !== undefined && order.paid_at !== null && <KindChoice kind={kind} />}
                <Link to="/invoices/$id" params={{ id }} className={buttonClass()}>
                  <ReceiptText />
                  {t('to_page')}
                </Link>
                <Button kind="primary" onClick={() => save(data)}>
                  <Download />
                  {t('download')}
                </Button>
              </>
            }
          />
          <DocumentView
            pdf={data}
            title={t('document_title', { number: title })}
            broken={{
              title: t('broken.title'),
              text: t('broken.text'),
              save: t('download'),
              onSave: () => save(data),
              onRetry: pdf.refetch,
            }}
          />
        </div>
      )}
    </Loaded>
  )
}
