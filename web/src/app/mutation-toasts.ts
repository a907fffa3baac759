import { t } from 'i18next'
import { Cancelled, Failure, isOpenEnd, type Problem } from '../api/failure.ts'
import type { MutationEvents } from '../api/query-client.ts'
import { copyText } from '../ui/copy-text.ts'
import { isDialogOpen } from '../ui/open-dialogs.ts'
import { toasts } from '../ui/toast-store.ts'

const line = ([name, value]: readonly [string, unknown]): string =>
  `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`

/** A toast's text for one problem: its title, else its code, and the details in its meta. */
const problemTexts = ({ title, code, meta }: Problem): { title: string | undefined; details: string[] } => ({
  title: title ?? code,
  details: Object.entries(meta ?? {}).map(line),
})

const generic = (error: unknown): string => {
  if (!(error instanceof Failure)) return t('errors.failed_title')
  return error.status === 0 ? t('errors.offline') : t('errors.unknown', { status: error.status })
}

const copyDetails = (problem: Problem) => ({
  label: t('errors.copy_details'),
  run: () => void copyText(JSON.stringify(problem, null, 2)),
})

/** One red toast per problem; the first offers a retry. If the answer names no problem, a generic text with the status. */
const showFailure = (error: unknown, form: unknown, retry?: () => void): void => {
  const again = retry === undefined ? [] : [{ label: t('global.retry'), run: retry, again: true as const }]
  const problems = error instanceof Failure ? error.problems : []
  if (problems.length === 0) toasts.show({ tone: 'bad', title: generic(error), actions: again, form })
  for (const [at, problem] of problems.entries()) {
    const { title, details } = problemTexts(problem)
    const copy = problem.id === undefined ? [] : [copyDetails(problem)]
    const actions = at === 0 ? [...again, ...copy] : copy
    toasts.show({ tone: 'bad', title: title ?? generic(error), details, actions, form })
  }
}

export const mutationToasts: MutationEvents = {
  onSuccess: (title) => void toasts.show({ tone: 'ok', title }),
  // Retrying the earlier call would repeat what the user now does by hand, or undo it.
  onBegin: (form) => toasts.withdraw(form),
  onFailure: (error, retry, form) => {
    // The session has expired; the sign-in page says so.
    if (error instanceof Failure && error.status === 401) return
    // Users need no message about what they cancelled themselves.
    if (error instanceof Cancelled) return
    // An open dialog has its own button to try again. It would stay open after a retry from a toast, and pressing it
    // then would act twice.
    showFailure(error, form, isOpenEnd(error) && !isDialogOpen() ? retry : undefined)
  },
}
