import type { ComponentProps } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import styles from './TextField.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'type'
> & {
  name: string
  /** Set where several fields of a form have one name. */
  id?: string
  label: string
  /** Beside the label where one may leave it out. */
  optional?: string | undefined
  value: string
  hint?: string | undefined
  /** What to enter instead. */
  mistake?: string | undefined
  /** Of six columns. */
  width: 2 | 3 | 4 | 6
}

/** A labelled field; what is wrong with it stands below. What was typed before the page came alive stays. */
export function TextField({ name, id = name, label, optional, value, hint, mistake, width, ...rest }: Props) {
  const describedBy = [mistake && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`${styles['field']} ${styles[`of-${width}`]}`} data-field={name}>
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
          aria-invalid={mistake ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {mistake && <Icon name="alert" size={20} />}
      </span>
      {mistake && (
        <p id={`${id}-fault`} className="bad text-14">
          {mistake}
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
