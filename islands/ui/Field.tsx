import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> & {
  label: string
  /** The error text; the field is invalid as long as it is set. */
  fault?: string | undefined
}

/** A labelled field with its error below. */
export function Field({ label, fault, ...rest }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="input"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      />
      <p id={`${id}-fault`} className={styles['fault']} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
