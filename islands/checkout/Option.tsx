import type { ReactNode } from 'react'
import styles from './Option.module.css'

type Props = {
  name: 'method' | 'payment'
  value: string
  isChosen: boolean
  label: string
  /** A description, or why it cannot be chosen. */
  line: string
  isPossible: boolean
  price: string
  /** Fields that a chosen option opens. */
  children?: ReactNode
}

/** One option of a list. An option that is not possible stays visible, with the reason. */
export function Option({ name, value, isChosen, label, line, isPossible, price, children }: Props) {
  const id = `${name}.${value}`
  return (
    <li className={styles['option']}>
      <label htmlFor={id} className={isPossible ? '' : 'quiet'}>
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          defaultChecked={isChosen && isPossible}
          disabled={!isPossible}
          aria-describedby={`${id}-line`}
        />
        <span className={styles['words']}>
          <span className="strong">{label}</span>
          <span id={`${id}-line`} className="quiet text-14">
            {line}
          </span>
        </span>
        <span className={`figures ${styles['price']}`}>{isPossible ? price : '–'}</span>
      </label>
      {children && <div className={styles['more']}>{children}</div>}
    </li>
  )
}
