/** The steps in their order. A step that cannot be answered yet has to wait. */
export const STEPS = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

export const isStep = (name: string): name is Step => STEPS.some((step) => step === name)

/** The steps of an order; without one for the payment where nothing is paid. */
export const stepsOf = (isPaid: boolean): readonly Step[] =>
  isPaid ? STEPS : STEPS.filter((step) => step !== 'payment')

/** The step that follows; after the last one comes the order. */
export function stepAfter(step: Step, isPaid: boolean): Step {
  const steps = stepsOf(isPaid)
  return steps[steps.indexOf(step) + 1] ?? 'review'
}

/** The furthest step that can be shown: all steps before it are answered. */
export function furthestStep(isAnswered: (step: Step) => boolean): Step {
  return STEPS.find((step) => !isAnswered(step)) ?? 'review'
}

/** The step to show for a requested one: that step, unless an earlier one is not answered yet. */
export function resolveStep(wished: string | null, open: Step, isPaid: boolean): Step {
  const step = stepsOf(isPaid).find((each) => each === wished)
  return step !== undefined && STEPS.indexOf(step) < STEPS.indexOf(open) ? step : open
}
