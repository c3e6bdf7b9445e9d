import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { textsFor } from '#i18n/texts.ts'
import { ORDER_VALUES_TEXTS, OrderValues } from '#islands/configurator/OrderValues.tsx'
import { aContext, OFFERED, TYPED } from '#tests/support/configurator-context.ts'
import { namesIn } from '#tests/support/value-steps.ts'

const markup = (
  view: Pick<ConfiguratorView, 'step' | 'answers'>,
  context: Partial<ConfiguratorContext> = {},
) =>
  renderToStaticMarkup(
    createElement(OrderValues, {
      texts: textsFor('it-it', ORDER_VALUES_TEXTS),
      shop: {
        intl: 'it-IT',
        currency: 'EUR',
        language: 'it',
        base: '/it-it',
        basketHref: '/b/',
        branchesHref: '/f/',
        signinHref: '/s/',
      },
      view: { ...view, mistakes: [], context: aContext(context) },
      group: 'one',
      action: '/it-it/order/values/',
    }),
  )

test('the check repeats each answer of the values: what was read back is what is stored', () => {
  const html = markup(
    {
      step: 'confirm',
      answers: {
        ...TYPED,
        'left.cylinder': '-1',
        'left.axis': '20',
        axisScheme: 'int',
        target: 'near',
      },
    },
    { hasTwoAxisSchemes: true },
  )
  expect(html).toContain('name="target" value="near"')
  expect(namesIn(html)).toEqual(expect.arrayContaining([...STEP_FIELD_NAMES.values]))
  expect(html).toContain('name="axisScheme" value="int"')
})

test('of lenses with one power it is asked whether they are for far or near, and nothing else', () => {
  const offered = OFFERED.filter((part) => part.kind !== 'lensType' || part.design === 'single-vision')
  const answers = { ...TYPED, 'right.addition': '2', 'left.addition': '2' }
  const html = markup({ step: 'recalculate', answers }, { offered })
  expect(html).toContain('ha ordinato lenti monofocali')
  expect([...html.matchAll(/name="target" value="(\w+)"/g)].map(([, target]) => target)).toEqual([
    'distance',
    'near',
  ])
  expect(namesIn(html)).toEqual(expect.arrayContaining([...STEP_FIELD_NAMES.values]))
})
