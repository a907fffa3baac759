import './connect.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { noteKeysCopied } from '../queries.ts'
import { maskKey, type SnippetName, snippetNames, snippetOf } from './snippets.ts'

/** The key in the form that each system expects, ready to paste. Copying always yields the full key, even while it is masked. */
export const SnippetPanel = ({ licence }: { readonly licence: Deliverable }) => {
  const { t } = useTranslation(['activation', 'licensing'])
  const [name, setName] = useState<SnippetName>('environment')
  const [shown, setShown] = useState(false)
  const { key, id } = licence
  return (
    <Panel title={t('connect.title')}>
      <div className="stack">
        <p className="small muted">{t('connect.text')}</p>
        <div className="row snippet-choice">
          <span className="grow">
            <Segmented
              label={t('connect.system')}
              value={name}
              segments={snippetNames.map((value) => ({ value, name: t(`connect.systems.${value}`) }))}
              onChange={setName}
            />
          </span>
          <span className="row snippet-tools">
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? t('licensing:detail.hide_key') : t('licensing:detail.show_key')}
              onClick={() => setShown(!shown)}
            />
            <CopyButton
              value={snippetOf(name, key)}
              name={t('connect.snippet')}
              onCopied={() => void noteKeysCopied([id])}
              onRefused={() => setShown(true)}
            />
          </span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
        <pre className="snippet" tabIndex={0} aria-label={t('connect.snippet')}>
          {snippetOf(name, shown ? key : maskKey(key))}
        </pre>
      </div>
    </Panel>
  )
}
