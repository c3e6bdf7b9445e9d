import styles from './ValuesQuestion.module.css'

type Props<Value extends string> = {
  name: 'use' | 'emptyEye' | 'axisScheme'
  question: string
  hint?: string
  options: readonly { value: Value; label: string; line: string }[]
  chosen: string | undefined
  /** Why the answer is not taken. */
  fault: string | undefined
  isHidden: boolean
}

/** A question about what is typed, which is in sight as long as it has to be answered. */
export function ValuesQuestion<Value extends string>(props: Props<Value>) {
  const { name, question, hint, options, chosen, fault, isHidden } = props
  return (
    <fieldset
      className={styles['question']}
      hidden={isHidden}
      aria-describedby={
        [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className="strong">{question}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-14 quiet">
          {hint}
        </p>
      )}
      {options.map(({ value, label, line }, at) => (
        <label key={value}>
          <input
            type="radio"
            id={at === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={chosen === value}
          />
          <span>
            {label} <span className="text-14 quiet">{line}</span>
          </span>
        </label>
      ))}
      {fault && (
        <p id={`${name}-fault`} className="bad text-14">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
