import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  look?: 'outline' | 'main'
  isWide?: boolean
  /** While its action is running, its width stays and a press has no effect. */
  isBusy?: boolean
}

/** A button of the shop. By default it does not submit a form: `type="submit"` does. */
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
