import type { Answers, AnswerError } from '#domain/checkout/answers.ts'
import type { TranslateCheckout } from './translate.ts'
import styles from './Confirmation.module.css'

/** What is confirmed, by the faults that ask for it. */
const CONFIRMED = {
  unnumbered: ['house-number'],
  placeConfirmed: ['place'],
  pointConfirmed: ['place', 'unusual-point'],
} as const

type Props = {
  name: keyof typeof CONFIRMED
  answers: Answers
  errors: readonly AnswerError[]
  t: TranslateCheckout
}

/** Asks whether what is unusual is right: only a shopper whose answer is sees it. */
export function Confirmation({ name, answers, errors, t }: Props) {
  const isConfirmed = answers[name] === 'yes'
  const isAsked = errors.some(({ fault }) => CONFIRMED[name].some((kind) => kind === fault.kind))
  return (
    (isConfirmed || isAsked) && (
      <label className={styles['confirmation']}>
        <input type="checkbox" name={name} value="yes" defaultChecked={isConfirmed} />
        {t(`checkout.${name}`)}
      </label>
    )
  )
}
