import type { ReactNode } from 'react'
import styles from './Option.module.css'

type Props = {
  type?: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  label: string
  /** A description, or why it cannot be chosen; lines with `\n` between them. */
  line: string
  isPossible?: boolean
  price: string
  /** Fields that a chosen option opens. */
  children?: ReactNode
}

/** One option of a list. An option that is not possible stays visible, with the reason. */
export function Option(props: Props) {
  const { type = 'radio', name, value, isChosen, label, line, isPossible = true, price, children } = props
  const id = `${name}.${value}`
  return (
    <li className={styles['option']}>
      <label htmlFor={id} className={isPossible ? '' : 'quiet'}>
        <input
          type={type}
          id={id}
          name={name}
          value={value}
          defaultChecked={isChosen && isPossible}
          disabled={!isPossible}
          aria-describedby={line ? `${id}-line` : undefined}
        />
        <span className={styles['words']}>
          <span className="strong">{label}</span>
          {line && (
            <span id={`${id}-line`} className="quiet text-14">
              {line}
            </span>
          )}
        </span>
        <span className={`figures nowrap ${styles['price']}`}>{isPossible ? price : '–'}</span>
      </label>
      {children && <div className={styles['more']}>{children}</div>}
    </li>
  )
}
