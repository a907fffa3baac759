import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { statusOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { DocumentSheets } from '../../ui/document/document-view.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { termsQuery } from './queries.ts'
import './terms.css'

const languages = ['en', 'ru'] as const
type Language = (typeof languages)[number]
interface Chosen {
  /** The file's name. */
  readonly name: string
  readonly pdf: string
  /** Whether the file could be rendered: unreadable terms would lock everybody out. */
  readonly readable: boolean
}
type Documents = Readonly<Partial<Record<Language, Chosen>>>

/** The server's limit: half a megabyte in base64. */
const mostBytes = 370_000

/** A PDF as base64; undefined if it is another type or too large. */
const readPdf = async (file: File): Promise<string | undefined> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 5))
  if (head !== '%PDF-' || bytes.length > mostBytes) return undefined
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

interface PdfPickerProps {
  readonly id: string
  readonly described: string | undefined
  readonly label: string
  /** The name of the chosen file. */
  readonly name: string | undefined
  readonly onFile: (file: File | undefined) => void
}

const PdfPicker = ({ id, described, label, name, onFile }: PdfPickerProps) => {
  const { t } = useTranslation(['operator', 'settings'])
  const picker = useRef<HTMLInputElement>(null)
  const words = t('settings:terms.choose')
  return (
    <div className="row">
      <Button
        id={id}
        aria-label={`${label}: ${words}`}
        aria-describedby={described}
        onClick={() => picker.current?.click()}
      >
        {words}
      </Button>
      {name !== undefined && <span className="small cut">{name}</span>}
      <input
        ref={picker}
        type="file"
        hidden
        accept="application/pdf"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // Lets the same file be chosen again after it was changed.
          target.value = ''
        }}
      />
    </div>
  )
}

interface DocumentFieldProps {
  readonly language: Language
  readonly chosen: Chosen | undefined
  /** There are files in other languages, so this one can be removed. */
  readonly others: boolean
  readonly onChange: (chosen: Chosen | undefined) => void
}

const DocumentField = ({ language, chosen, others, onChange }: DocumentFieldProps) => {
  const { t } = useTranslation(['operator', 'settings'])
  const [isWrong, setWrong] = useState(false)
  const name = t(`settings:terms.languages.${language}`)
  const label = t('settings:terms.pdf_of', { language: name })
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const read = await readPdf(file)
    setWrong(read === undefined)
    onChange(read === undefined ? undefined : { name: file.name, pdf: read, readable: false })
  }
  const drawn = (document: Chosen, readable: boolean): void => {
    setWrong(!readable)
    onChange(readable ? { ...document, readable } : undefined)
  }
  return (
    <div className="stack s2">
      <Field
        label={label}
        error={isWrong ? t('settings:terms.pdf_wrong') : undefined}
        hint={chosen === undefined && others ? t('settings:terms.pdf_missing', { language: name }) : undefined}
      >
        {({ id, 'aria-describedby': described }) => (
          <PdfPicker
            id={id}
            described={described}
            label={label}
            name={chosen?.name}
            onFile={(file) => void take(file)}
          />
        )}
      </Field>
      {chosen !== undefined && (
        <details className="terms-preview">
          <summary className="small">
            <FileText size={14} /> {t('settings:terms.preview')}
          </summary>
          <DocumentSheets pdf={chosen.pdf} sheetPx={480} onRead={(readable) => drawn(chosen, readable)} />
        </details>
      )}
    </div>
  )
}

interface Document {
  readonly locale: Language
  readonly pdf: string
}

const usePublishing = (version: string) => {
  const { t } = useTranslation(['operator', 'settings'])
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ documents, reason }: { documents: Document[]; reason: string }) =>
      answerOf(api.POST('/operator/api/v1/terms', { body: { version, documents, reason } })),
    meta: { success: t('settings:terms.publish_done', { version }), ownFields: true },
    onSuccess: () => client.invalidateQueries({ queryKey: termsQuery.queryKey }),
  })
}

const pointers = ['/version'] as const

interface PublishTermsProps {
  /** The number of accounts that will be asked to accept. */
  readonly accounts: number
  readonly onClose: () => void
}

/** The chosen files in the order of the languages. */
const inOrder = (documents: Documents): readonly (Chosen & { readonly locale: Language })[] =>
  languages.flatMap((locale) => {
    const document = documents[locale]
    return document === undefined ? [] : [{ locale, ...document }]
  })

/** Publishes terms that everybody has to accept. They are reviewed first, along with the number of accounts concerned. */
export const PublishTerms = ({ accounts, onClose }: PublishTermsProps) => {
  const { t } = useTranslation(['operator', 'settings'])
  const title = t('settings:terms.publish_title')
  const { values, change, holds } = useBeside(title, { version: '' })
  const [documents, setDocuments] = useState<Documents>({})
  const name = values.version.trim()
  const isName = /^[\w.-]{1,40}$/.test(name)
  const chosen = inOrder(documents)
  const isReadable = chosen.length > 0 && chosen.every(({ readable }) => readable)
  const publishing = usePublishing(name)
  const { error } = publishing
  const refused = statusOf(error) === 409 ? t('settings:terms.version_taken') : saidOf(error, pointers[0])
  return (
    <ReasonDialog
      title={title}
      action={t('settings:terms.publish_action')}
      tone="plain"
      blocked={!isName || !isReadable}
      holds={holds || chosen.length > 0}
      refused={publishing}
      fields={pointers}
      onConfirm={(reason) =>
        publishing.mutateAsync({ documents: chosen.map(({ locale, pdf }) => ({ locale, pdf })), reason })
      }
      onClose={onClose}
    >
      <p className="muted">{t('settings:terms.publish_text', { count: accounts })}</p>
      <TextField
        label={t('settings:terms.version_name')}
        hint={t('settings:terms.version_hint')}
        value={values.version}
        maxLength={40}
        error={name !== '' && !isName ? t('settings:terms.version_wrong') : refused}
        onChange={({ target }) => {
          change({ version: target.value })
          forget(publishing, pointers[0])
        }}
      />
      {languages.map((language) => (
        <DocumentField
          key={language}
          language={language}
          chosen={documents[language]}
          others={chosen.length > 0}
          onChange={(document) => setDocuments((known) => ({ ...known, [language]: document }))}
        />
      ))}
    </ReasonDialog>
  )
}
