import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { areAnswersLost, stepNote } from '#domain/configurator/step-note.ts'
import { aContext, COMPLETE, OFFERED, TYPED } from '#tests/support/configurator-context.ts'

const without = (key: string) => aContext({ offered: OFFERED.filter((part) => part.referenceKey !== key) })

test.each<
  [string, string | null, ConfiguratorAnswers, ReturnType<typeof aContext>, ReturnType<typeof stepNote>]
>([
  ['no step', null, {}, aContext(), null],
  ['a step that is none', 'nonsense', {}, aContext(), null],
  ['the first step', 'type', {}, aContext(), null],
  ['the step that is open', 'confirm', TYPED, aContext(), null],
  ['a step before it', 'values', TYPED, aContext(), null],
  ['the summary of all answers', 'summary', COMPLETE, aContext(), null],
  ['a later step without answers', 'glass', {}, aContext(), 'expired'],
  ['a later step with answers of its own alone', 'extras', { index: 'index_ch' }, aContext(), 'expired'],
  ['the summary before lenses were chosen', 'summary', { ...COMPLETE, index: '' }, aContext(), 'expired'],
  ['the summary of an index that is gone', 'summary', COMPLETE, without('index_ch'), 'changed'],
  [
    'the summary of a tint that is gone',
    'summary',
    { ...COMPLETE, tint: 'tint' },
    without('tint'),
    'changed',
  ],
])('%s', (_, requested, answers, context, note) =>
  expect(stepNote(requested, answers, context, true)).toBe(note),
)

test.each<[string, boolean, ConfiguratorAnswers]>([
  ['none', true, {}],
  ['the first one alone is missing', true, { ...COMPLETE, lensType: '' }],
  ['those of a later step alone', true, { index: 'index_ch' }],
  ['the first ones alone', true, { lensType: 'type_ei', source: 'slip' }],
  ['some of the open step', false, { ...TYPED, 'left.sphere': '' }],
  ['other values, which are not affirmed yet', false, { ...COMPLETE, affirmed: '' }],
  ['another source, and lenses', false, { ...COMPLETE, source: 'order' }],
  ['lenses, of which one part is missing', false, { ...COMPLETE, index: '' }],
])('answers that are stored: %s; lost: %s', (_, isLost, answers) =>
  expect(areAnswersLost(answers, aContext())).toBe(isLost),
)

test('nothing is gone of somebody who has never stored anything', () =>
  expect(stepNote('glass', {}, aContext(), false)).toBe(null))
