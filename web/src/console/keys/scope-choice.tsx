import '../../ui/checkbox.css'
import './keys.css'
import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { useTranslation } from 'react-i18next'

interface ScopeChoiceProps {
  /** What may be chosen at all. */
  readonly scopes: readonly OperatorScope[]
  readonly chosen: readonly OperatorScope[]
  readonly onChange: (chosen: readonly OperatorScope[]) => void
}

/** What a key opens: reading and changing, area by area. */
export const ScopeChoice = ({ scopes, chosen, onChange }: ScopeChoiceProps) => {
  const { t } = useTranslation('operator')
  const toggle = (scope: OperatorScope): void =>
    onChange(chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope])
  return (
    <fieldset className="scopes">
      <legend className="small strong">{t('keys_page.columns.opens')}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="row small">
          <input type="checkbox" className="check" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
          <span className="mono">{scope}</span>
        </label>
      ))}
    </fieldset>
  )
}
