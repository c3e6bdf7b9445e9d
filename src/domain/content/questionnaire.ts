import type { KeyFilters } from './block-data.ts'

export type Answer = {
  name: string
  /** Name of the step that follows, RESULT, or undefined for the one below. */
  next?: string | undefined
  /** The filters that the products of the result must match. */
  narrow: KeyFilters
}

export type Step<A extends Answer = Answer> = { name: string; answers: readonly A[] }

export type GivenAnswer<S extends Step> = { step: S; answer: S['answers'][number] }

/** The progress through the questionnaire. */
export type QuestionnaireProgress<S extends Step> = {
  given: GivenAnswer<S>[]
  /** The answers as an address contains them, one letter each; invalid ones at the end are cut off. */
  path: string
  /** The next question; null where there is none. */
  step: S | null
  /** The most questions that may still follow, including this one. */
  left: number
}

/** Marks, as the following step, that there are no more questions. */
export const RESULT = 'result'
/** Answers are letters, the first is `a`. */
const FIRST = 97

export const answerLetter = (index: number): string => String.fromCharCode(FIRST + index)

/** The answers for one questionnaire in the query of a page, "lenses.abc"; none where they belong to another. */
export function answerPathFor(name: string, answers: string): string {
  const [own, path = ''] = answers.split('.')
  return own === name ? path : ''
}

/** Follows answers through the steps. No step comes twice: where steps form a loop, the path ends. */
export function followAnswers<S extends Step>(steps: readonly S[], path: string): QuestionnaireProgress<S> {
  const given: GivenAnswer<S>[] = []
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

/** The first result whose conditions are all met; one without conditions is the default. */
export const resultOf = <R extends { when: KeyFilters }>(
  results: readonly R[],
  given: readonly GivenAnswer<Step>[],
): R | undefined => {
  const answers = new Map(given.map(({ step, answer }) => [step.name, answer.name]))
  return results.find(({ when }) =>
    Object.entries(when).every(([step, names]) => names.includes(answers.get(step) ?? '')),
  )
}

/** The filters of all answers together. A later answer for the same filter replaces an earlier one. */
export const filtersFromAnswers = (given: readonly GivenAnswer<Step>[]): KeyFilters =>
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

/** Errors in the steps and results of a questionnaire, as texts for its editor. */
export function validateQuestionnaire(
  steps: readonly Step[],
  results: readonly { when: KeyFilters }[],
): string[] {
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
