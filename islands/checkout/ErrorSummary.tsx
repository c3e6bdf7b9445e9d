import type { Ref } from 'react'
import { type Answers, addressCountry, type AnswerError } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { isAtPackstation, answerErrorText } from './answer-error-text.ts'
import type { TranslateCheckout } from './translate.ts'
import styles from './ErrorSummary.module.css'

type Props = {
  errors: readonly AnswerError[]
  answers: Answers
  country: ShopCountry
  t: TranslateCheckout
  ref: Ref<HTMLDivElement>
}

/** What must be corrected, each with a link to its field. */
export function ErrorSummary({ errors, answers, country, t, ref }: Props) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} id="mistakes" className={styles['mistakes']} role="alert" tabIndex={-1}>
      <Icon name="alert" size={20} />
      <div>
        <p className="strong">{t('form.summary', { count: errors.length })}</p>
        <ul>
          {errors.map((error) => {
            const isPackstation = isAtPackstation(answers, country)
            const part = error.name.startsWith('billing') ? 'billing' : 'delivery'
            return (
              <li key={error.name}>
                <a className="link" href={`#${error.name}`}>
                  {answerErrorText(error, t, addressCountry(part, answers, country), isPackstation)}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
