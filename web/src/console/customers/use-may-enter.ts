import { useMay } from '../me.ts'

/** Whether the operator may create sign-in links and act for customers. */
export const useMayEnter = (): boolean => {
  const may = useMay()
  return may('customers:write') && may('customers:sign_in')
}
