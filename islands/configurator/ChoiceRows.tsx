import type { ReactNode } from 'react'
import styles from './ChoiceRows.module.css'

type Row = {
  value: string
  label: string
  /** What it means, or why it cannot be chosen. */
  line: string
  price?: string
  isPossible?: boolean
}

type Props = {
  name: 'lensType' | 'source'
  legend: string
  rows: readonly Row[]
  chosen: string | undefined
  /** What is wrong with the choice. */
  fault?: ReactNode
}

/** One choice of several, one below the other. What is not possible stays visible, with the reason. */
export function ChoiceRows({ name, legend, rows, chosen, fault }: Props) {
  return (
    <fieldset id={name} className={styles['choice']} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend className="unseen">{legend}</legend>
      {fault && (
        <p id={`${name}-fault`} className="bad">
          {fault}
        </p>
      )}
      <ul>
        {rows.map(({ value, label, line, price, isPossible = true }) => (
          <li key={value}>
            <label className={isPossible ? undefined : 'quiet'}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={isPossible && chosen === value}
                disabled={!isPossible}
                aria-describedby={`${name}-${value}`}
              />
              <span>
                <span className="strong text-18">{label}</span>
                <span id={`${name}-${value}`} className="quiet">
                  {line}
                </span>
              </span>
              {price && <span className="figures nowrap">{price}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
