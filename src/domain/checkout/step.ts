/** What is asked, in this order. What one cannot answer yet has to wait. */
export const STEPS = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

export const isStep = (name: string): name is Step => STEPS.some((step) => step === name)

/** The step that follows; the last one is followed by the order. */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step

/** The furthest step that can be shown: all before it are answered. */
export function openStep(isAnswered: (step: Step) => boolean): Step {
  return STEPS.find((step) => step !== 'review' && !isAnswered(step)) ?? 'review'
}

/** The step to be shown where one is wished for: that one, unless one before it is not answered yet. */
export function shownStep(wished: string | null, open: Step): Step {
  if (wished === null || !isStep(wished)) return open
  return STEPS.indexOf(wished) <= STEPS.indexOf(open) ? wished : open
}
