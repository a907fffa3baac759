import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { forget, Refusal, saidOf } from '../list/refusal.tsx'
import { useMe } from '../me.ts'
import { allKeys } from './queries.ts'
import { ScopeChoice } from './scope-choice.tsx'

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'app'])
  return (
    <Dialog
      title={t('keys_page.made')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('app:global.close')}
        </Button>
      }
    >
      <div className="stack">
        <p className="muted">{t('keys_page.made_text')}</p>
        <p className="row top">
          <span className="mono once-link">{secret}</span>
          <CopyButton value={secret} name={t('keys_page.secret')} />
        </p>
      </div>
    </Dialog>
  )
}

const pointer = '/title'

interface Wish {
  readonly title: string
  readonly scopes: readonly OperatorScope[]
}

const useMakingKey = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ title, scopes }: Wish) =>
      answerOf(api.POST('/operator/api/v1/keys', { body: { title, scopes: [...scopes] } })),
    meta: { ownFields: true },
    onSuccess: () => client.invalidateQueries({ queryKey: allKeys }),
  })
}

/** Makes a key of the operator's own, as narrow as wished; its secret is shown this once. */
export const MakeKey = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'app'])
  const own = useMe().scopes
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<readonly OperatorScope[]>([])
  const making = useMakingKey()
  if (making.data !== undefined) return <Secret secret={making.data.secret} onClose={onClose} />
  return (
    <Dialog
      title={t('keys_page.make')}
      busy={making.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={making.isPending} onClick={onClose}>
            {t('app:global.cancel')}
          </Button>
          <Button
            kind="primary"
            disabled={title.trim() === '' || chosen.length === 0}
            busy={making.isPending}
            onClick={() => making.mutate({ title: title.trim(), scopes: chosen })}
          >
            {t('keys_page.make')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Refusal error={making.error} fields={[pointer]} />
        <TextField
          label={t('keys_page.columns.title')}
          hint={t('keys_page.title_hint')}
          value={title}
          maxLength={100}
          error={saidOf(making.error, pointer)}
          onChange={({ target }) => {
            setTitle(target.value)
            forget(making, pointer)
          }}
        />
        <ScopeChoice scopes={own} chosen={chosen} onChange={setChosen} />
      </div>
    </Dialog>
  )
}
