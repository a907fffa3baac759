import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'
import { useCustomerChange } from './use-customer-change.ts'

const rights = ['store', 'create_trial'] as const

interface RightSwitchProps {
  readonly customer: CustomerDetail
  readonly right: (typeof rights)[number]
}

/** Switches at once and goes back if the server refuses. */
const RightSwitch = ({ customer: { id, permissions }, right }: RightSwitchProps) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const changing = useCustomerChange(id, t('customers.saved'))
  const waiting = changing.isPending ? changing.variables.permissions?.[right] : undefined
  return (
    <Switch
      label={t(`customers.rights.${right}`)}
      checked={waiting ?? permissions[right]}
      disabled={!mayWrite}
      onChange={(checked) => changing.mutate({ permissions: { [right]: checked } })}
    />
  )
}

/** What the vendor lets customers do by themselves; saved at once. */
export const PermissionsPanel = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  return (
    <Panel title={t('customers.permissions')}>
      <div className="stack s3">
        {rights.map((right) => (
          <RightSwitch key={right} customer={customer} right={right} />
        ))}
      </div>
    </Panel>
  )
}
