import type { Order } from '@foyer/contract/billing/order.ts'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { type DocumentKind, documentQuery } from '../queries.ts'

/** A document's file name: the invoice number, with a word added for a receipt. */
export const useFileName = (): ((number: string, kind: DocumentKind) => string) => {
  const { t } = useTranslation('billing')
  return (number, kind) => (kind === 'invoice' ? number : t('receipt.file', { number }))
}

/** Downloads a document of the order as a file. */
export const useDownload = ({
  id,
  number,
}: Pick<Order, 'id' | 'number'>): UseMutationResult<void, Error, DocumentKind> => {
  const queryClient = useQueryClient()
  const nameOf = useFileName()
  return useMutation({
    mutationFn: async (kind) => savePdf(await queryClient.fetchQuery(documentQuery(id, kind)), nameOf(number, kind)),
  })
}
