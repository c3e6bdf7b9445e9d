import type { Ref } from 'react'
import { type Answers, countryOf, type Mistake } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/checkout/shop-country.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { isAtPackstation, mistakeText } from './mistake-text.ts'
import type { Say } from './say.ts'
import styles from './Mistakes.module.css'

type Props = {
  mistakes: readonly Mistake[]
  answers: Answers
  country: ShopCountry
  t: Say
  ref: Ref<HTMLDivElement>
}

/** What is to be put right, each with the way to its field. */
export function Mistakes({ mistakes, answers, country, t, ref }: Props) {
  if (mistakes.length === 0) return null
  return (
    <div ref={ref} id="mistakes" className={styles['mistakes']} role="alert" tabIndex={-1}>
      <Icon name="alert" size={20} />
      <div>
        <p className="strong">{t('form.summary', { count: mistakes.length })}</p>
        <ul>
          {mistakes.map((mistake) => {
            const isPackstation = isAtPackstation(answers, country)
            const part = mistake.name.startsWith('billing') ? 'billing' : 'delivery'
            return (
              <li key={mistake.name}>
                <a className="link" href={`#${mistake.name}`}>
                  {mistakeText(mistake, t, countryOf(part, answers, country), isPackstation)}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
