import type { ComponentProps } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import styles from './TextField.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'type'
> & {
  name: string
  /** Set where several fields of a form have the same name. */
  id?: string
  label: string
  /** Shown beside the label of a field that may be empty. */
  optional?: string | undefined
  value: string
  hint?: string | undefined
  /** The error text: what to enter instead. */
  error?: string | undefined
  /** Width in columns, of six. */
  width: 2 | 3 | 4 | 6
}

/** A labelled field with its error below. Text that was typed before hydration stays. */
export function TextField({ name, id = name, label, optional, value, hint, error, width, ...rest }: Props) {
  const describedBy = [error && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`${styles['field']} ${styles[`of-${width}`] ?? ''}`} data-field={name}>
      <label htmlFor={id}>
        {label} {optional && <span className="quiet">{optional}</span>}
      </label>
      <span className={styles['box']}>
        <input
          type="text"
          {...rest}
          id={id}
          name={name}
          className="input"
          defaultValue={value}
          aria-required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {error && <Icon name="alert" size={20} />}
      </span>
      {error && (
        <p id={`${id}-fault`} className="bad text-14">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="quiet text-14">
          {hint}
        </p>
      )}
    </div>
  )
}
