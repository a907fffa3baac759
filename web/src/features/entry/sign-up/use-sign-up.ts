import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { answerOf, api, session } from '../../../api/client.ts'
import { noteSignUp } from '../../../api/sign-up-note.ts'
import { termsKey, termsQuery } from '../../../api/terms.ts'
import { tabStore } from '../../../lib/storage.ts'
import { keptUtm } from '../../../lib/utm.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { afterFailure, type Captcha, CaptchaMissing, misses, requireToken } from '../captcha/use-captcha.ts'
import { type EntryProblem, entryProblem } from '../entry-problem.ts'
import { signUpBody, type SignUpValues } from './sign-up-form.ts'

interface SigningUp {
  /** Rejects if the form was refused; the reason is shown at its fields. */
  readonly signUp: (values: SignUpValues) => Promise<void>
  readonly problem: EntryProblem | undefined
  /** The form was submitted before the captcha was solved. */
  readonly missesCaptcha: boolean
  readonly busy: boolean
}

/** POST /sign_up with a fresh captcha each time. Success signs in and leads to the start page. */
export const useSignUp = (captcha: Captcha): SigningUp => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const sending = useMutation({
    mutationFn: async (values: SignUpValues) => {
      const recaptcha_token = await requireToken(captcha)
      const terms_version = queryClient.getQueryData(termsQuery(locale).queryKey)?.version
      const body = signUpBody(values, { locale, utm: keptUtm(tabStore), recaptcha_token, terms_version })
      session.start(await answerOf(api.POST('/billing/api/v1/sign_up', { body })))
      // A newer version may have been published: it is read anew.
      queryClient.removeQueries({ queryKey: termsKey })
      noteSignUp(body.email)
      await router.navigate({ to: '/', replace: true })
    },
    onError: (error) => afterFailure(captcha, error),
    meta: { ownFailure: true },
  })
  return {
    signUp: sending.mutateAsync,
    problem: sending.isError && !(sending.error instanceof CaptchaMissing) ? entryProblem(sending.error) : undefined,
    missesCaptcha: misses(captcha, sending.error),
    busy: sending.isPending,
  }
}
