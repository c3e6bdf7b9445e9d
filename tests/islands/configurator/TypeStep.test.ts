import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { aContext } from '#tests/support/configurator-context.ts'
import { stepMarkup, wordsOf } from '#tests/support/value-steps.ts'

const ofTypes = (...lensTypes: string[]) => ({
  context: { frame: { ...aContext().frame, lensTypes } },
})

test.each([
  [
    'at no cost only with values',
    { ...ofTypes('type_ei'), frame: { price: minor(0) } },
    'nur mit Gläsern in Ihrer Stärke.',
  ],
  ['in a shop with values alone', ofTypes('type_ei'), 'Das bieten wir in diesem Shop nicht an.'],
])('a frame %s says so beside the choice that it has not', (_, given, line) => {
  const markup = stepMarkup('type', {}, given)
  expect(wordsOf(markup)).toContain(line)
  const closed = (markup.match(/<input[^>]*>/g) ?? []).filter((input) => input.includes('disabled'))
  expect(closed).toEqual([expect.stringContaining('value="type_none"')])
})

test('a frame that can have both says what each means', () =>
  expect(wordsOf(stepMarkup('type'))).toContain('die Fassung allein'))
