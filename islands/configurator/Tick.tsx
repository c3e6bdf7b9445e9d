import type { ReactNode } from 'react'
import type { ConfiguratorAnswerName } from '#domain/configurator/answer-name.ts'
import styles from './Tick.module.css'

type Props = {
  name: ConfiguratorAnswerName
  /** Distinguishes several ticks of one name. */
  id?: string
  value: string
  isTicked: boolean
  fault?: string | undefined
  children: ReactNode
}

/** A checkbox with its sentence, and its error below. */
export function Tick({ name, id = name, value, isTicked, fault, children }: Props) {
  return (
    <div data-field={name}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={isTicked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
        <span>{children}</span>
      </label>
      {fault && (
        <p id={`${id}-fault`} className="bad text-14">
          {fault}
        </p>
      )}
    </div>
  )
}
