/** The steps of the plan that come next. */
type Step = 'trust' | 'prescription' | 'subscriptions' | 'instruments' | 'scale' | 'polish' | 'editor'

/** What is there before the part of the shop that reads it. */
type Waiting = {
  /** Of spec §9. */
  flags?: readonly string[]
  /** What the Shop API names of a shop, spec §3. */
  customData?: readonly string[]
  /** Declarations of the source, each with `@waitsFor` and the step. */
  rules?: readonly string[]
}

/** What nothing asks yet, by the step that will. A step that is done has nothing here; the list is empty when all are. */
export const WAITING: Partial<Record<Step, Waiting>> = {}
