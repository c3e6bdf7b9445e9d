import type { ReactNode } from 'react'
import styles from './Option.module.css'

type Props = {
  name: 'method' | 'payment'
  value: string
  isChosen: boolean
  label: string
  /** What it means, or why it cannot be chosen. */
  line: string
  isPossible: boolean
  price: string
  /** What it asks once it is chosen. */
  children?: ReactNode
}

/** A row of a list of which one is chosen. What is not possible stays, and says why. */
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
