import type { ReactNode } from 'react'
import type { Mistake } from '#domain/configurator/answer-name.ts'
import { glassFault } from './glass-fault.ts'
import type { TranslateGlass } from './glass-texts.ts'

type Props = {
  name: 'design' | 'index' | 'tint' | 'coatings'
  className?: string | undefined
  mistakes: readonly Mistake[]
  children: ReactNode
  t: TranslateGlass
}

/** What is asked in a step, and why the answer is not taken. */
export function ChoiceGroup({ name, className, mistakes, children, t }: Props) {
  const fault = glassFault(name, mistakes, t)
  const id = `${name}-fault`
  return (
    <fieldset id={name} className={className} aria-describedby={fault ? id : undefined}>
      <legend className="text-28">{t(`glass.${name}`)}</legend>
      {fault && (
        <p id={id} className="bad">
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  )
}
