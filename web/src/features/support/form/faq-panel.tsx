import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { NewTab } from '../../../ui/new-tab.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { say } from '../../../ui/say.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { answersTo } from './faq.ts'

/** Their number is announced once nothing has been typed for this long. */
const typedMs = 1_000

/** Answers that may make the ticket unnecessary, found while its title is typed. */
export const FaqPanel = ({ title }: { title: string }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { data: features } = useQuery(featuresQuery)
  const answers = answersTo(useDeferredValue(title), locale, features?.billing === true)
  const { length } = answers
  useEffect(() => {
    if (length === 0) return undefined
    const timer = setTimeout(() => say(t('form.faq_found', { count: length })), typedMs)
    return () => clearTimeout(timer)
  }, [length, t])
  return (
    <Panel title={t('form.faq')}>
      {answers.length === 0 ? (
        <p className="small muted">{t('form.faq_none')}</p>
      ) : (
        <ul className="stack s3">
          {answers.map(({ question, answer, to }) => (
            <li key={question} className="small">
              {to === undefined ? (
                <p className="strong">{question}</p>
              ) : (
                // Opens a new tab, because the unfinished question is stored nowhere else.
                <Link to={to} className="link strong" target="_blank">
                  {question}
                  {'\u00a0'}
                  <ExternalLink size={12} />
                  <NewTab />
                </Link>
              )}
              <p className="muted">{answer}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
