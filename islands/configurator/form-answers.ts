import type { ConfiguratorAnswerName, ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { mergeAnswers, readAnswers, repeatedNames, STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'

/** The answers of a step, with those that it repeats: the others are the page's own, stored or not. */
export const answersOf = (step: ConfiguratorStep, answers: ConfiguratorAnswers): ConfiguratorAnswers =>
  Object.fromEntries(
    [...STEP_FIELD_NAMES[step], ...repeatedNames(step)].map((name) => [name, answers[name] ?? '']),
  ) satisfies ConfiguratorAnswers

/** The current values of the form, together with the earlier answers, which are returned themselves where none differs. The summary has none of its own. */
export function readForm(
  step: ConfiguratorStep,
  before: ConfiguratorAnswers,
  form: HTMLFormElement | null,
  accountValues: ConfiguratorAnswers | null,
): ConfiguratorAnswers {
  if (step === 'summary' || form === null) return before
  const data = new FormData(form)
  const own: readonly string[] = STEP_FIELD_NAMES[step]
  const input = (name: string) =>
    own.includes(name) ? data.getAll(name).filter((value) => typeof value === 'string') : []
  const answers = mergeAnswers(before, readAnswers(step, input), accountValues)
  const names = Object.keys({ ...before, ...answers }) as ConfiguratorAnswerName[]
  return names.every((name) => answers[name] === before[name]) ? before : answers
}
