import './faq.css'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProductLine } from '../offer/product-line.ts'

/** Common questions before buying, with answers. */
export const Faq = ({ line }: { line: ProductLine }) => {
  const { t } = useTranslation('purchase')
  const questions = t(`faq.${line.category}`, { returnObjects: true })
  return (
    <section className="faq">
      <h2>{t('faq.title')}</h2>
      {questions.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            {question}
            <ChevronDown size={16} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
