import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { stepNote } from '#domain/configurator/step-note.ts'
import { aWorld, COMPLETE, OFFERED, TYPED } from '#tests/support/configurator-world.ts'

const without = (key: string) => aWorld({ offered: OFFERED.filter((part) => part.referenceKey !== key) })

test.each<
  [string, string | null, ConfiguratorAnswers, ReturnType<typeof aWorld>, ReturnType<typeof stepNote>]
>([
  ['no step', null, {}, aWorld(), null],
  ['a step that is none', 'nonsense', {}, aWorld(), null],
  ['the first step', 'type', {}, aWorld(), null],
  ['the step that is open', 'confirm', TYPED, aWorld(), null],
  ['a step before it', 'values', TYPED, aWorld(), null],
  ['the summary of all answers', 'summary', COMPLETE, aWorld(), null],
  ['a later step without answers', 'glass', {}, aWorld(), 'expired'],
  ['a later step with answers of its own alone', 'extras', { index: 'index_ch' }, aWorld(), 'expired'],
  ['the summary before lenses were chosen', 'summary', { ...COMPLETE, index: '' }, aWorld(), 'expired'],
  ['the summary of an index that is gone', 'summary', COMPLETE, without('index_ch'), 'changed'],
  [
    'the summary of a tint that is gone',
    'summary',
    { ...COMPLETE, tint: 'tint' },
    without('tint'),
    'changed',
  ],
])('%s', (_, requested, answers, world, note) => expect(stepNote(requested, answers, world, true)).toBe(note))

test('nothing is gone of somebody who has never stored anything', () =>
  expect(stepNote('glass', {}, aWorld(), false)).toBe(null))
