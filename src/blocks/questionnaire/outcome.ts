import type { BlockProductQuery } from '#domain/content/block-data.ts'
import {
  filtersFromAnswers,
  answerPathFor,
  resultOf,
  followAnswers,
  type QuestionnaireProgress,
} from '#domain/content/questionnaire.ts'
import type { Questionnaire } from './schema.ts'

type QuestionnaireDefinition = Pick<Questionnaire, 'name' | 'steps' | 'results'>
type Steps = Questionnaire['steps'][number]

/** Where the answers of an address lead: to a question, to products, or to nothing. */
export type Outcome = QuestionnaireProgress<Steps> & {
  result: Questionnaire['results'][number] | undefined
  /** The query for the products of the result, filtered by every answer. */
  need: BlockProductQuery | undefined
}

export function outcomeOf({ name, steps, results }: QuestionnaireDefinition, answers: string): Outcome {
  const walked = followAnswers(steps, answerPathFor(name, answers))
  const result = walked.step ? undefined : resultOf(results, walked.given)
  const need = result && {
    ...result.need,
    narrow: { ...filtersFromAnswers(walked.given), ...result.need.narrow },
  }
  return { ...walked, result, need }
}
