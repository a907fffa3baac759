import '../../ui/checkbox.css'
import '../../ui/field.css'
import './keys.css'
import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface ScopeChoiceProps {
  /** The scopes that can be chosen. */
  readonly scopes: readonly OperatorScope[]
  readonly chosen: readonly OperatorScope[]
  readonly error: ReactNode
  readonly onChange: (chosen: readonly OperatorScope[]) => void
}

/** What a key may do: read and change, area by area. */
export const ScopeChoice = ({ scopes, chosen, error, onChange }: ScopeChoiceProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const messageId = useId()
  const toggle = (scope: OperatorScope): void =>
    onChange(chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope])
  return (
    <fieldset className="scopes" aria-describedby={error === undefined ? undefined : messageId}>
      <legend className="small strong">{t('staff:keys_page.columns.opens')}</legend>
      {scopes.map((scope, index) => (
        <label key={scope} className="row small">
          <input
            type="checkbox"
            className="check"
            // The form focuses this one if nothing is chosen.
            data-path={index === 0 ? 'scopes' : undefined}
            checked={chosen.includes(scope)}
            onChange={() => toggle(scope)}
          />
          <span className="mono">{scope}</span>
        </label>
      ))}
      {error !== undefined && (
        <p className="error" id={messageId}>
          <CircleAlert size={12} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
