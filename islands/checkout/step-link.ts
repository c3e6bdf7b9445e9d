import type { MouseEvent } from 'react'
import type { Step } from '#domain/checkout/step.ts'

export type GoToStep = (step: Step) => void

/** Follows a link to a step without leaving the page; with a modifier key the browser opens it in another tab. */
export const stepLinkHandler =
  (step: Step, visit: GoToStep) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    visit(step)
  }
