import type { ProductNeed } from '#domain/content/need.ts'
import { narrowedBy, pathFor, resultOf, walk, type Walk } from '#domain/content/questionnaire.ts'
import type { Questionnaire } from './schema.ts'

type Asked = Pick<Questionnaire, 'name' | 'steps' | 'results'>
type Steps = Questionnaire['steps'][number]

/** Where the answers of an address have led: to a question, to goods, or to nothing. */
export type Outcome = Walk<Steps> & {
  result: Questionnaire['results'][number] | undefined
  /** The goods of the result, narrowed by every answer. */
  need: ProductNeed | undefined
}

export function outcomeOf({ name, steps, results }: Asked, answers: string): Outcome {
  const walked = walk(steps, pathFor(name, answers))
  const result = walked.step ? undefined : resultOf(results, walked.given)
  const need = result && { ...result.need, narrow: { ...narrowedBy(walked.given), ...result.need.narrow } }
  return { ...walked, result, need }
}
