import { type MutationKey, useQueryClient } from '@tanstack/react-query'

/** Begins what has this key unless it is under way: two clicks of one moment come before the button is drawn as disabled. */
export const useOneAtATime = <Wish>(mutationKey: MutationKey, begin: (wish: Wish) => void): ((wish: Wish) => void) => {
  const queryClient = useQueryClient()
  return (wish) => {
    if (queryClient.isMutating({ mutationKey }) === 0) begin(wish)
  }
}
