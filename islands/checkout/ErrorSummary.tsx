import type { Ref } from 'react'
import { type Answers, addressCountry, type AnswerError } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { isAtPackstation, answerErrorText } from './answer-error-text.ts'
import type { TranslateCheckout } from './translate.ts'
import styles from './ErrorSummary.module.css'

type Props = {
  mistakes: readonly AnswerError[]
  answers: Answers
  country: ShopCountry
  t: TranslateCheckout
  ref: Ref<HTMLDivElement>
}

/** What must be corrected, each with a link to its field. */
export function ErrorSummary({ mistakes, answers, country, t, ref }: Props) {
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
                  {answerErrorText(mistake, t, addressCountry(part, answers, country), isPackstation)}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
