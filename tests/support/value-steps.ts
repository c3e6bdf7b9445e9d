import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import type { ConfiguratorFrame, ConfiguratorView, EarlierOrder } from '#domain/configurator/view.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { CONFIGURATOR_TEXTS } from '#islands/configurator/configurator-texts.ts'
import { ConfirmStep } from '#islands/configurator/ConfirmStep.tsx'
import { OrderStep } from '#islands/configurator/OrderStep.tsx'
import { PrescriptionStep } from '#islands/configurator/PrescriptionStep.tsx'
import { RecalculateStep } from '#islands/configurator/RecalculateStep.tsx'
import { TypeStep } from '#islands/configurator/TypeStep.tsx'
import { SummaryStep } from '#islands/configurator/SummaryStep.tsx'
import { ValuesStep } from '#islands/configurator/ValuesStep.tsx'
import { translator } from '#islands/translator.ts'
import { aFrame, aContext } from './configurator-context.ts'
import { inDays } from '#tests/support/delivery-days.ts'

const STEPS = {
  type: TypeStep,
  prescription: PrescriptionStep,
  values: ValuesStep,
  confirm: ConfirmStep,
  order: OrderStep,
  recalculate: RecalculateStep,
}

type Given = {
  variant?: VariantCode
  context?: Partial<ConfiguratorContext>
  frame?: Partial<ConfiguratorFrame>
  /** Whether the shopper has tried to go on. */
  isTried?: boolean
  earlierOrders?: EarlierOrder[]
  isDeliveryFree?: boolean
  pupilDistanceHref?: string
  accountValues?: ConfiguratorView['accountValues']
}

/** A step of the values as the server draws it. */
export const stepMarkup = (
  step: keyof typeof STEPS,
  given: ConfiguratorAnswers = {},
  rest: Given = {},
): string => renderToStaticMarkup(createElement(STEPS[step], stepProps(step, given, rest)))

/** The last step. */
export const summaryMarkup = (given: ConfiguratorAnswers, rest: Given = {}): string =>
  renderToStaticMarkup(
    createElement(SummaryStep, { ...stepProps('summary', given, rest), onVisit: () => undefined }),
  )

/** The props of a step. */
export function stepProps(
  step: keyof typeof STEPS | 'summary',
  given: ConfiguratorAnswers,
  {
    variant = 'de-de',
    context: rest,
    frame,
    isTried = false,
    earlierOrders = [],
    isDeliveryFree = false,
    pupilDistanceHref,
    accountValues = null,
  }: Given,
) {
  const context = aContext(rest)
  const answers: ConfiguratorAnswers = { lensType: 'type_ei', source: 'slip', ...given }
  const mistakes = isTried ? validateStep(step, answers, context) : []
  const { intl, language, currency, country } = VARIANTS[variant]
  return {
    view: {
      step,
      answers,
      mistakes,
      context,
      frame: aFrame(frame),
      country,
      delivery: {
        frame: inDays(2, 4),
        parts: { 'rx-single': inDays(10, 15) },
        isFreeWithValues: isDeliveryFree,
      },
      accountValues,
      replaces: null,
      note: null,
      gone: '',
      owner: 'o',
      attempt: '1',
      earlierOrders,
    },
    answers,
    mistakes,
    shop: {
      intl,
      language,
      currency,
      base: '',
      basketHref: '/b/',
      branchesHref: '/stores/',
      signinHref: '/s/',
      pupilDistanceHref,
    },
    t: translator(textsFor(variant, CONFIGURATOR_TEXTS)),
  }
}

/** Its words as they are read. */
export const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** The names of its fields. */
export const namesIn = (html: string) =>
  [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)
