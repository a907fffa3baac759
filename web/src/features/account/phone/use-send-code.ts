import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { Busy } from '../../../ui/use-busy.ts'
import { sendPhoneCode } from '../queries.ts'
import { pauseOf, type Wait } from '../use-wait.ts'

/** Sends a code and starts the pause before the next one. If the server refuses, its own pause counts. */
export const useSendCode = (
  during: Busy['during'],
  wait: Wait,
  onSent?: (phone: string) => void,
): UseMutationResult<unknown, Error, string> =>
  useMutation({
    mutationFn: (phone: string) => during(sendPhoneCode(phone)),
    onSuccess: ({ retry_after }, phone) => {
      wait.start(retry_after)
      onSent?.(phone)
    },
    onError: (error) => {
      const pause = pauseOf(error)
      if (pause !== undefined) wait.start(pause)
    },
    meta: { ownFailure: true },
  })
