import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '#i18n/texts.ts'
import { HEARING_TEXTS } from '#islands/instruments/hearing/hearing-texts.ts'
import { ResultStep } from '#islands/instruments/hearing/ResultStep.tsx'
import { translator } from '#islands/translator.ts'

/** What a screen reader gets of a result. */
const spoken = (threshold: number): string =>
  renderToStaticMarkup(
    createElement(ResultStep, {
      threshold,
      norm: { reference: -9.3, goodUpTo: -8, poorAbove: -4 },
      range: 'good',
      advice: 'nothing',
      presentation: 'antiphasic',
      isNormed: false,
      visitHref: '/',
      t: translator(textsFor('de-de', HEARING_TEXTS)),
      onRestart: () => {},
    }),
  ).replace(/<(\w+)[^>]* aria-hidden="true".*?<\/\1>/gs, '')

test.each([
  [-9.5, false],
  [-8.5, true],
  [-7.5, true],
])(
  'a screen reader is told of the result of %d dB whether it is near to the next range: %j',
  (threshold, is) => {
    expect(spoken(threshold).includes('nahe am nächsten Bereich')).toBe(is)
  },
)

test('what explains the drawing is not said to who cannot see it', () => {
  expect(spoken(-8.5)).not.toContain('Der Strich')
  expect(spoken(-8.5)).toContain('Sie verstehen Ziffern im Rauschen gut.')
})
