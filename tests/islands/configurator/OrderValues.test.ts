import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import { textsFor } from '#i18n/texts.ts'
import { ORDER_VALUES_TEXTS, OrderValues } from '#islands/configurator/OrderValues.tsx'
import { aWorld, TYPED } from '#tests/support/configurator-world.ts'
import { namesIn } from '#tests/support/value-steps.ts'

test('the check repeats each answer of the values: what was read back is what is stored', () => {
  const html = renderToStaticMarkup(
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
      view: {
        step: 'confirm',
        answers: { ...TYPED, 'left.cylinder': '-1', 'left.axis': '20', axisScheme: 'int' },
        mistakes: [],
        world: aWorld({ hasTwoAxisSchemes: true }),
      },
      group: 'one',
      action: '/it-it/order/values/',
    }),
  )
  expect(namesIn(html)).toEqual(expect.arrayContaining([...STEP_FIELD_NAMES.values]))
  expect(html).toContain('name="axisScheme" value="int"')
})
