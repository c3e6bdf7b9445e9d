/** The steps in their order. A step that cannot be answered yet has to wait. */
export const STEPS = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

export const isStep = (name: string): name is Step => STEPS.some((step) => step === name)

/** The step that follows; after the last one comes the order. */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step

/** The furthest step that can be shown: all steps before it are answered. */
export function furthestStep(isAnswered: (step: Step) => boolean): Step {
  return STEPS.find((step) => step !== 'review' && !isAnswered(step)) ?? 'review'
}

/** The step to show for a requested one: that step, unless an earlier one is not answered yet. */
export function resolveStep(wished: string | null, open: Step): Step {
  if (wished === null || !isStep(wished)) return open
  return STEPS.indexOf(wished) <= STEPS.indexOf(open) ? wished : open
}
