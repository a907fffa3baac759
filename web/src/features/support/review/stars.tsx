import './review.css'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const all = [1, 2, 3, 4, 5] as const
export type Stars = (typeof all)[number]

interface StarsFieldProps {
  readonly value: number | null
  readonly onChange: (stars: Stars) => void
}

/** Five radio buttons that look like stars, each with a label. The arrow keys move between them. */
export const StarsField = ({ value, onChange }: StarsFieldProps) => {
  const { t } = useTranslation('support')
  return (
    <fieldset className="stars">
      <legend className="stars-legend">{t('review.rating')}</legend>
      <div className="row">
        {all.map((stars) => (
          <label
            key={stars}
            className={value !== null && stars <= value ? 'star on' : 'star'}
            title={t(`review.stars_${stars}`)}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              aria-label={t(`review.stars_${stars}`)}
              onChange={() => onChange(stars)}
            />
            <Star size={24} />
          </label>
        ))}
        <output className="small muted">{value !== null && t(`review.stars_${value as Stars}`)}</output>
      </div>
    </fieldset>
  )
}
