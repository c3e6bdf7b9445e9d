import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { aContext } from './configurator-context.ts'

type Terms = Partial<ConfiguratorContext>
type Case = [string, ConfiguratorAnswers, string[], Terms?]

/** Expects the mistakes of each case, as "name kind". */
export const checks = (step: ConfiguratorStep, cases: Case[]) =>
  describe(`the step ${step}`, () => {
    test.each(cases)('%s', (_, answers, expected, context) => {
      const mistakes = validateStep(step, answers, aContext(context))
      expect(mistakes.map(({ name, kind }) => `${name} ${kind}`)).toEqual(expected)
    })
  })

export const ORDER_NUMBER = '123456789012'
export const ADDITIONS = { 'right.addition': '2', 'left.addition': '2' }

export const found = (right: Eye, left: Eye = right): Terms => ({
  fromOrder: prescriptionFromOrder(ORDER_NUMBER, 'online', { right, left }),
})

export const frame = (rest: Partial<ConfiguratorContext['frame']>): Terms => ({
  frame: { ...aContext().frame, ...rest },
})
