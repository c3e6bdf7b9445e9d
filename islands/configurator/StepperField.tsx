import { type ComponentProps, type KeyboardEvent, type RefObject, useRef } from 'react'
import { NO_VALUE } from '#domain/prescription/format-eye-value.ts'
import { twoParts } from '#domain/prescription/prism-parts.ts'
import { usePressAndHold } from './use-press-and-hold.ts'
import { writeField } from './write-field.ts'
import styles from './StepperField.module.css'

type Props = Pick<ComponentProps<'input'>, 'onFocus' | 'onBlur' | 'defaultValue'> & {
  name: string
  label: string
  moreLabel: string
  lessLabel: string
  /** Ids of texts about the field. */
  describedBy: string | undefined
  isInvalid: boolean
  /** The value may be typed in two parts, which the number pad of a phone has no sign for. */
  hasParts: boolean
  /** The text after a number of steps from another; null where there is none. */
  after: (text: string, steps: number) => string | null
  /** The current text, which decides what can be pressed. */
  text: string
}

const KEY_STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A field for a value, with buttons that change it by one step. Without a script it is a plain field. */
export function StepperField(props: Props) {
  const { name, label, moreLabel, lessLabel, describedBy, isInvalid, hasParts, after, text, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  /** Whether the press gave the focus to the field. */
  const isEntered = useRef(false)
  function step(steps: number) {
    const field = input.current
    const next = field === null ? null : after(field.value, steps)
    if (field !== null && next !== null) writeField(field, next)
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps = KEY_STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    step(steps)
  }
  return (
    <span className={styles['box']} data-parts={(hasParts && twoParts(text) !== null) || undefined}>
      <StepButton
        label={lessLabel}
        isDisabled={after(text, -1) === null}
        onStep={() => step(-1)}
        input={input}
        look="minus"
      />
      <label htmlFor={name} className="unseen">
        {label}
      </label>
      <input
        {...rest}
        ref={input}
        type="text"
        id={name}
        name={name}
        className="figures"
        inputMode={hasParts ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        placeholder={NO_VALUE}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onMouseDown={({ currentTarget }) => (isEntered.current = document.activeElement !== currentTarget)}
        onClick={({ currentTarget: field }) => {
          // What is typed takes the place of the value, as after the tab key.
          if (isEntered.current && field.selectionStart === field.selectionEnd) field.select()
        }}
      />
      <StepButton
        label={moreLabel}
        isDisabled={after(text, 1) === null}
        onStep={() => step(1)}
        input={input}
        look="plus"
      />
    </span>
  )
}

type ButtonProps = {
  label: string
  isDisabled: boolean
  onStep: () => void
  input: RefObject<HTMLInputElement | null>
  look: 'plus' | 'minus'
}

/** For pointers and screen readers; the keyboard has the arrow keys of the field. */
function StepButton({ label, isDisabled, onStep, input, look }: ButtonProps) {
  const handlers = usePressAndHold(onStep)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['step']}
      aria-label={label}
      disabled={isDisabled}
      {...handlers}
      // The field keeps the focus that it has, and the keyboard of a phone stays closed.
      onMouseDown={(event) => document.activeElement === input.current && event.preventDefault()}
    >
      <span className={look === 'plus' ? styles['plus'] : styles['minus']} />
    </button>
  )
}
