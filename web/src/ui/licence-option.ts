import type { SelectOption } from './select.tsx'

interface Licence {
  readonly id: string
  readonly human_id: string
  readonly sku_name: string
  readonly user_comment: string | null
}

/** A licence among those that can be chosen, by all that people know it by. */
export const licenceOption = ({ id, human_id, sku_name, user_comment }: Licence): SelectOption => ({
  value: id,
  label: [human_id, sku_name, user_comment].filter((word) => word !== null && word !== '').join(' · '),
})
