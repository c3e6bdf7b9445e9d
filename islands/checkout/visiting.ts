import type { MouseEvent } from 'react'
import type { Step } from '#domain/checkout/step.ts'

export type Visit = (step: Step) => void

/** Follows a link to a step without leaving the page; into another tab it is followed as every link is. */
export const visiting =
  (step: Step, visit: Visit) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    visit(step)
  }
