import { type MutationKey, useQueryClient } from '@tanstack/react-query'

/**
 * Starts a mutation unless one with this key is already running. Two quick clicks can both arrive before the button is
 * drawn as disabled.
 */
export const useOneAtATime = <Wish>(mutationKey: MutationKey, begin: (wish: Wish) => void): ((wish: Wish) => void) => {
  const queryClient = useQueryClient()
  return (wish) => {
    if (queryClient.isMutating({ mutationKey }) === 0) begin(wish)
  }
}
