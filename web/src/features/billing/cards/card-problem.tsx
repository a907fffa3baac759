import { useTranslation } from 'react-i18next'
import { failureText } from '../../../ui/failure-text.ts'
import { hasOwnWords, useOwnWords } from '../pay/own-words.ts'
import { PayNote } from '../pay/pay-note.tsx'
import { payProblem } from '../pay/pay-problem.ts'

interface Words {
  readonly title: string
  readonly text: string
}

const useWords = (error: Error): Words => {
  const { t } = useTranslation('billing')
  const ownWords = useOwnWords()
  if (hasOwnWords(error)) return { title: t('cards.not_saved'), text: ownWords(error) }
  const problem = payProblem(error)
  if (problem.kind === 'declined')
    return { title: t('cards.refused'), text: `${t(`declines.${problem.reason}.why`)} ${t('cards.again')}` }
  if (problem.kind === 'no_question') return { title: t('problems.no_question.title'), text: t('cards.again') }
  return { title: t('cards.not_saved'), text: failureText(error) }
}

/** Why a card was not saved, shown where it was entered. Nothing was charged, so it does not mention payments. */
export const CardProblem = ({ error }: { error: Error }) => {
  const { title, text } = useWords(error)
  return (
    <PayNote tone="danger" title={title}>
      <p>{text}</p>
    </PayNote>
  )
}
