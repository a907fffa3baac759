import { t } from 'i18next'
import { Cancelled, Failure, isOpenEnd, type Problem, statusOf } from '../api/failure.ts'
import type { MutationEvents } from '../api/query-client.ts'
import { isDialogOpen } from '../ui/open-dialogs.ts'
import { type ToastAction, toasts } from '../ui/toast-store.ts'

type Fact = readonly [name: string, value: unknown]

const line = ([name, value]: Fact): string => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`

const generic = (error: unknown): string => {
  if (!(error instanceof Failure)) return t('errors.failed_title')
  return error.status === 0 ? t('errors.offline') : t('errors.unknown', { status: error.status })
}

/** Loaded when it is used: sign-in hardly ever needs it. */
const copy = async (text: string): Promise<void> => {
  const { copyText } = await import('../ui/copy-text.ts')
  await copyText(text)
}

const copyDetails = (problem: Problem) => ({
  label: t('errors.copy_details'),
  run: () => void copy(JSON.stringify(problem, null, 2)).catch(() => undefined),
})

/** As many as are on screen at once. Nobody reads hundreds one after the other. */
const mostTold = 3

/** What is refused for now says in words until when. They are loaded when they are used, like copying. */
const lineFor = async (error: unknown): Promise<typeof line> => {
  if (![429, 503].includes(statusOf(error) ?? 0)) return line
  try {
    return (await import('./later-line.ts')).lineWithWait(line)
  } catch {
    return line
  }
}

/**
 * One red toast per problem, with its title, else its code, and the details in its meta. The first offers a retry, and the
 * last of those that are shown says how many more there are. If the answer names no problem, a generic text with the
 * status.
 */
const showFailure = async (error: unknown, form: unknown, retry?: () => void): Promise<void> => {
  const lineOf = await lineFor(error)
  const [first, ...others] = error instanceof Failure ? error.problems : []
  const rest = others.splice(mostTold - 1).length
  for (const [at, problem] of [first, ...others].entries()) {
    const details = Object.entries(problem?.meta ?? {}).map(lineOf)
    if (rest > 0 && problem === others.at(-1)) details.push(`… +${rest}`)
    const actions: ToastAction[] = problem?.id === undefined ? [] : [copyDetails(problem)]
    if (at === 0 && retry) actions.unshift({ label: t('global.retry'), run: retry, again: true })
    toasts.show({ tone: 'bad', title: problem?.title ?? problem?.code ?? generic(error), details, actions, form })
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
    const again = isOpenEnd(error) && !isDialogOpen() ? retry : undefined
    void showFailure(error, form, again)
  },
}
