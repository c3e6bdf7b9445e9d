import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  look?: 'outline' | 'main'
  isWide?: boolean
  /** Keeps its width while what it began is under way, and does nothing when pressed. */
  isBusy?: boolean
}

/** A button of the shop. One that only acts says so: `type="submit"` is for forms. */
export function Button({ look, isWide, isBusy = false, type = 'button', children, onClick, ...rest }: Props) {
  const classes = ['button', look, isWide && 'wide', isBusy && styles['busy']].filter(Boolean).join(' ')
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  )
}
