import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { COMPLETE } from '#tests/support/configurator-context.ts'
import { namesIn, summaryMarkup, wordsOf } from '#tests/support/value-steps.ts'

const FREE = 'Der Versand ist kostenlos.'

test('the total that is shown is sent, with the key of the attempt', () =>
  expect(namesIn(summaryMarkup(COMPLETE))).toEqual(expect.arrayContaining(['total', 'attempt'])))

describe('the delivery', () => {
  test.each([
    ['of values is free where the shop says so', COMPLETE, true, true],
    ['of values is paid elsewhere', COMPLETE, false, false],
    ['without values is paid', { lensType: 'type_none', tint: 'tint' }, true, false],
  ] as const)('%s', (_, answers, isDeliveryFree, isNamed) =>
    expect(wordsOf(summaryMarkup({ source: '', ...answers }, { isDeliveryFree })).includes(FREE)).toBe(
      isNamed,
    ),
  )
})

test('the delivery is that of what was chosen', () => {
  expect(wordsOf(summaryMarkup(COMPLETE))).toContain('Lieferung in 10 bis 15 Werktagen')
  expect(wordsOf(summaryMarkup({ lensType: 'type_none' }))).toContain('Lieferung in 2 bis 4 Werktagen')
})

test('what is made to values cannot be returned, and a frame can', () => {
  expect(wordsOf(summaryMarkup(COMPLETE))).toContain('Für die Gläser gilt kein gesetzliches Widerrufsrecht.')
  expect(wordsOf(summaryMarkup({ lensType: 'type_none' }))).not.toContain('Widerrufsrecht')
})

test('distances that an instrument has measured are shown with their uncertainty, until they are said to be those of the slip', () => {
  const measured = {
    ...COMPLETE,
    'right.pd': '31,5',
    'left.pd': '32',
    'pd.measured': 'card 1.5 2026-11-23',
  }
  const text = 'PD selbst gemessen (Karte), ±1,5 mm, 23. November 2026'
  expect(wordsOf(summaryMarkup({ ...measured, pdSource: 'typed' }))).toContain(text)
  expect(wordsOf(summaryMarkup({ ...measured, pdSource: 'typed', 'left.pd': '33' }))).toContain(text)
  expect(wordsOf(summaryMarkup({ ...measured, pdSource: 'typed', 'pd.slip': 'yes' }))).not.toContain('±1,5')
})

test('an addition that lenses of one power do not use is said to be unused', () => {
  const unused = 'Die Addition Ihrer Werte bleibt dabei ungenutzt'
  const progressive = { ...COMPLETE, 'right.addition': '+2', 'left.addition': '+2' }
  expect(wordsOf(summaryMarkup(progressive))).toContain(unused)
  expect(wordsOf(summaryMarkup({ ...progressive, design: 'rx-progressive' }))).not.toContain(unused)
  expect(wordsOf(summaryMarkup(COMPLETE))).not.toContain(unused)
})

test('axes that were typed after INT are said to be shown after TABO', () => {
  const axis = { ...COMPLETE, 'left.cylinder': '-1', 'left.axis': '20' }
  const said = (answers: ConfiguratorAnswers) =>
    wordsOf(summaryMarkup(answers)).includes('Eine Achse von 20° nach INT ist 160° nach TABO.')
  expect(said({ ...axis, axisScheme: 'int' })).toBe(true)
  expect(said({ ...axis, axisScheme: 'tabo' })).toBe(false)
  expect(said({ ...axis, axisScheme: 'int', source: 'later' })).toBe(false)
})

test('a distance that has still to be measured is said so', () => {
  const text = 'Ihre Pupillendistanz messen wir noch.'
  expect(wordsOf(summaryMarkup({ ...COMPLETE, pdSource: 'measure' }))).toContain(text)
  expect(wordsOf(summaryMarkup(COMPLETE))).not.toContain(text)
  const values = { right: { sphere: -1 }, left: { sphere: -1 } }
  const fromOrder = prescriptionFromOrder('123456789012', 'online', values, {})
  const ofOrder = { ...COMPLETE, source: 'order', 'order.number': '123456789012' }
  expect(wordsOf(summaryMarkup(ofOrder, { context: { fromOrder } }))).toContain(text)
})

test.each(['slip', 'later'])(
  'in Italy the slip is asked for, and glasses are fitted in a branch: %s',
  (source) =>
    expect(wordsOf(summaryMarkup({ ...COMPLETE, source }, { variant: 'it-it' }))).toMatch(
      /foto della Sua prescrizione.*in una delle nostre filiali/,
    ),
)

test('progressive lenses are sold with a warning of them in traffic, in Germany alone', () => {
  const progressive = { ...COMPLETE, design: 'rx-progressive' }
  const warning = 'können im Straßenverkehr gefährlich sein'
  expect(wordsOf(summaryMarkup(progressive))).toContain(warning)
  expect(wordsOf(summaryMarkup(COMPLETE))).not.toContain(warning)
  expect(wordsOf(summaryMarkup(progressive, { variant: 'de-at' }))).not.toContain(warning)
})
