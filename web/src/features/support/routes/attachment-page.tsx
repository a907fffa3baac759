import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'
import { carryPage } from '../../../api/previous-page.ts'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LinkFailure, LinkPage } from '../../../ui/link-page.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { fetchNamedAttachment } from './named-attachment.ts'

const route = getRouteApi('/link/tickets/attachments/$id')

/** The link itself is dead; any other failure may pass. */
const isDead = (error: unknown): boolean => error instanceof Failure && [401, 403, 404].includes(error.status)

/** Loads the file and saves it under the name that the server sends. */
const useDownload = (id: string, token: string | undefined) =>
  useMutation({
    mutationFn: async () => {
      const { content, name } = await fetchNamedAttachment(id, token)
      // Without its type, so that no browser opens it instead.
      saveFile(name, new Blob([content], { type: 'application/octet-stream' }))
      return name
    },
    meta: { ownFailure: true },
  })

const SavedFile = ({ id, token }: { id: string; token: string | undefined }) => {
  const { t } = useTranslation('support')
  const download = useDownload(id, token)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    download.mutate()
  }, [download])
  if (isDead(download.error)) return <LinkFailure error={download.error} onRetry={() => download.mutate()} />
  return (
    <div className="stack">
      <Heading>{t('attachment.title')}</Heading>
      <p className="muted">{t('attachment.about')}</p>
      <div>
        <Button kind="primary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download />
          {t(download.isSuccess ? 'attachment.again' : 'attachment.download')}
        </Button>
      </div>
      <output className="small muted">
        {download.isPending && t('attachment.working')}
        {download.isSuccess && t('attachment.saved', { name: download.data })}
      </output>
      {download.isError && (
        <p role="alert" className="small bad">
          {t('attachment.failed')}
        </p>
      )}
    </div>
  )
}

/** /attachments/:id: saves the file at once, through a mailed link or for a signed-in user. */
export const AttachmentPage = () => {
  const { t } = useTranslation('support')
  const { id } = route.useParams()
  const token = useLinkToken()
  if (token === undefined && !session.isLoggedIn) {
    // Not the current address: while redirecting to sign-in, that is already the next page's.
    carryPage(`/attachments/${id}`)
    return <Navigate to="/auth/signin" replace />
  }
  return (
    <LinkPage title={t('attachment.title')}>
      <SavedFile id={id} token={token} />
    </LinkPage>
  )
}
