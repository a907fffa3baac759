import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'

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

/** Offers these trials, if any: a button, or a menu if several products can be tried. */
export const TrialOffer = ({ trials }: { trials: readonly Sku[] }) => {
  const { t } = useTranslation('licensing')
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
