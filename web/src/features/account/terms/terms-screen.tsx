import './terms.css'
import type { Profile } from '@foyer/contract/account/profile.ts'
import { redirectMs } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { termsKey, termsQuery } from '../../../api/terms.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentSheets } from '../../../ui/document/document-view.tsx'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { SheetSkeleton } from '../../../ui/document/sheet-skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { acceptTerms } from '../queries.ts'
import { Declining } from './declining.tsx'

const sheetPx = 680

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Accepting the terms: the call, two seconds to read the confirmation, then on to the profile. */
const useAcceptance = (version: string) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [accepted, setAccepted] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await acceptTerms(version)
      setAccepted(true)
      await pause(redirectMs)
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
      await navigate({ to: '/profile', replace: true })
    },
    // If a newer version was published meanwhile, that is the one to read.
    onError: () => queryClient.invalidateQueries({ queryKey: termsKey }),
  })
  return { accept: () => mutate(), busy: isPending, accepted }
}

interface AcceptBarProps {
  readonly version: string
  /** Whether the terms can be read, on the page or in the file; undefined until that is known. */
  readonly readable: boolean | undefined
}

const AcceptBar = ({ version, readable }: AcceptBarProps) => {
  const { t } = useTranslation('account')
  const { accept, busy, accepted } = useAcceptance(version)
  return (
    <div className="terms-bar">
      <output className="grow muted small">
        {t(accepted ? 'terms.accepted' : readable === false ? 'terms.download_first' : 'terms.what_it_means')}
      </output>
      <Button kind="primary" busy={busy} disabled={readable !== true} onClick={accept}>
        {t('terms.accept')}
      </Button>
    </div>
  )
}

/** Takes the place of the profile until the terms of use are accepted. */
export const TermsScreen = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('account')
  const terms = useQuery(termsQuery(useLocale()))
  const [readable, setReadable] = useState<boolean>()
  const save = (): void => {
    savePdf(terms.data?.document ?? '', t('terms.file'))
    setReadable(true)
  }
  return (
    <div className="fit terms">
      <PageHeader
        title={t('terms.title')}
        facts={<span>{t('terms.lead')}</span>}
        actions={
          <Button disabled={terms.data === undefined} onClick={save}>
            <Download />
            {t('terms.download')}
          </Button>
        }
      />
      <Loaded query={terms} skeleton={<SheetSkeleton sheetPx={sheetPx} />} level={2}>
        {({ document, locale, version }) => (
          <>
            <div className="terms-sheets" lang={locale}>
              <DocumentSheets
                pdf={document}
                sheetPx={sheetPx}
                broken={{
                  title: t('terms.broken_title'),
                  text: t('terms.broken_text'),
                  save: t('terms.download'),
                  onSave: save,
                  onRetry: terms.refetch,
                }}
                onRead={setReadable}
              />
            </div>
            <AcceptBar version={version} readable={readable} />
          </>
        )}
      </Loaded>
      <Declining profile={profile} />
    </div>
  )
}
