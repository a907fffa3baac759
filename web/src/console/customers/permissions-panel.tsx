import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'
import { useCustomerChange } from './use-customer-change.ts'

const rights = ['store', 'create_trial'] as const

/** What the vendor lets the customer do by themselves; saved at once. */
export const PermissionsPanel = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const { id, permissions } = customer
  const changing = useCustomerChange(id, t('customers.saved'))
  return (
    <Panel title={t('customers.permissions')}>
      <div className="stack s3">
        {rights.map((right) => (
          <Switch
            key={right}
            label={t(`customers.rights.${right}`)}
            checked={permissions[right]}
            disabled={!mayWrite || changing.isPending}
            onChange={(checked) => changing.mutate({ permissions: { [right]: checked } })}
          />
        ))}
      </div>
    </Panel>
  )
}
