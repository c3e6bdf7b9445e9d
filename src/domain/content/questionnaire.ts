import type { Narrowing } from './need.ts'

export type Answer = {
  name: string
  /** Name of the step that follows, RESULT, or undefined for the one below. */
  next?: string | undefined
  /** What the goods of the result have to be. */
  narrow: Narrowing
}

export type Step<A extends Answer = Answer> = { name: string; answers: readonly A[] }

export type Given<S extends Step> = { step: S; answer: S['answers'][number] }

/** How far somebody has come. */
export type Walk<S extends Step> = {
  given: Given<S>[]
  /** The answers as an address bears them, one letter each; what led nowhere is cut off. */
  path: string
  /** The question to be answered; null where there is no further one. */
  step: S | null
  /** Questions that may still come at most, this one included. */
  left: number
}

/** As the following step: there are no more questions. */
export const RESULT = 'result'
/** Answers are letters, the first is `a`. */
const FIRST = 97

export const letterOf = (index: number): string => String.fromCharCode(FIRST + index)

/** The answers for one questionnaire in the query of a page, "lenses.abc"; none where they are another's. */
export function pathFor(name: string, answers: string): string {
  const [own, path = ''] = answers.split('.')
  return own === name ? path : ''
}

/** Follows answers through the steps. No step comes twice: where steps lead in a circle, the way ends. */
export function walk<S extends Step>(steps: readonly S[], path: string): Walk<S> {
  const given: Given<S>[] = []
  let step: S | null = steps[0] ?? null
  let walked = ''
  for (const letter of path) {
    const answer: S['answers'][number] | undefined = step?.answers[letter.charCodeAt(0) - FIRST]
    if (!step || !answer) break
    given.push({ step, answer })
    walked += letter
    const following = stepAfter(steps, step, answer)
    step = following && !given.some((each) => each.step === following) ? following : null
  }
  const passed = new Set(given.map((each) => each.step))
  return { given, path: walked, step, left: longest(steps, step, passed) }
}

/** The first result that all of its conditions lead to; one without conditions stands for the rest. */
export const resultOf = <R extends { when: Narrowing }>(
  results: readonly R[],
  given: readonly Given<Step>[],
): R | undefined => {
  const answers = new Map(given.map(({ step, answer }) => [step.name, answer.name]))
  return results.find(({ when }) =>
    Object.entries(when).every(([step, names]) => names.includes(answers.get(step) ?? '')),
  )
}

/** What all answers together ask of the goods. A later answer to the same filter replaces an earlier one. */
export const narrowedBy = (given: readonly Given<Step>[]): Narrowing =>
  Object.assign({}, ...given.map(({ answer }) => answer.narrow))

function stepAfter<S extends Step>(steps: readonly S[], step: S, { next }: Answer): S | null {
  if (next === RESULT) return null
  const named = next === undefined ? undefined : steps.find(({ name }) => name === next)
  return named ?? steps[steps.indexOf(step) + 1] ?? null
}

function longest<S extends Step>(steps: readonly S[], step: S | null, passed: ReadonlySet<S>): number {
  if (!step || passed.has(step)) return 0
  const further = new Set([...passed, step])
  const ways = new Set(step.answers.map((answer) => stepAfter(steps, step, answer)))
  return 1 + Math.max(0, ...[...ways].map((next) => longest(steps, next, further)))
}

/** What is wrong with the steps and results of a questionnaire, in words for its editor. */
export function flawsOf(steps: readonly Step[], results: readonly { when: Narrowing }[]): string[] {
  const names = steps.map(({ name }) => name)
  const answersOf = (step: string) => steps.find(({ name }) => name === step)?.answers.map(({ name }) => name)
  const doubles = names.filter((name, index) => names.indexOf(name) !== index)
  const nowhere = steps.flatMap(({ name, answers }) =>
    answers
      .filter(({ next }) => next !== undefined && next !== RESULT && !names.includes(next))
      .map(({ next }) => `${name}: there is no step "${next}"`),
  )
  const unanswered = steps.filter(({ answers }) => answers.length === 0)
  const unmeant = results.flatMap(({ when }) =>
    Object.entries(when).flatMap(([step, answers]) => {
      const known = answersOf(step)
      if (!known) return [`results: there is no step "${step}"`]
      return answers
        .filter((each) => !known.includes(each))
        .map((each) => `results: ${step} has no answer "${each}"`)
    }),
  )
  return [
    ...doubles.map((name) => `two steps are named "${name}"`),
    ...unanswered.map(({ name }) => `${name}: has no answers`),
    ...nowhere,
    ...unmeant,
  ]
}
