import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { useMutation, type UseMutationResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { featuresQuery } from '../../../api/features.ts'
import { profileQuery } from '../../../api/profile.ts'
import { skusQuery } from '../../../api/skus.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'

/** The trials on offer to this user; none without the vendor's permission. */
const useTrials = (): readonly Sku[] => {
  const { data: profile } = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  const allowed = profile?.permissions.create_trial === true && features?.billing === true
  const { data: skus = [] } = useQuery({
    ...skusQuery({ billing_terms: 'trial' }),
    enabled: allowed,
  })
  return allowed ? skus : []
}

/** Starts a trial, which is free and runs at once, and goes to its page. */
const useStart = (): UseMutationResult<string | undefined, Error, Sku> => {
  const { t } = useTranslation('licensing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    meta: { success: t('trial_offer.started') },
    mutationFn: async ({ id: sku_id, min_quantity: quantity }) => {
      const body = { purpose: 'new', sku_id, quantity } as const
      return (await answerOf(api.POST('/billing/api/v1/orders', { body }))).deliverable?.id
    },
    onSuccess: async (id) => {
      void queryClient.invalidateQueries({ queryKey: ['deliverables'] })
      if (id !== undefined) await navigate({ to: '/licenses/$id', params: { id } })
    },
  })
}

/** Offers trials if the vendor has any: a button, or a menu if several products can be tried. */
export const TrialOffer = () => {
  const { t } = useTranslation('licensing')
  const trials = useTrials()
  const start = useStart()
  const [first] = trials
  if (first === undefined) return null
  const label = (
    <>
      <FlaskConical />
      {t('trial_offer.get')}
    </>
  )
  if (trials.length === 1)
    return (
      <Button busy={start.isPending} onClick={() => start.mutate(first)}>
        {label}
      </Button>
    )
  return (
    <Menu button={<Button busy={start.isPending}>{label}</Button>}>
      {trials.map((sku) => (
        <MenuItem key={sku.id} disabled={start.isPending} onChoose={() => start.mutate(sku)}>
          {sku.name}
        </MenuItem>
      ))}
    </Menu>
  )
}
