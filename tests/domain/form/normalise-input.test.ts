import { expect, test } from 'vitest'
import { hasControlCharacter, normaliseText } from '#domain/form/normalise-input.ts'

test.each([
  ['  Am\u00A0Alten   Markt ', 'Am Alten Markt'],
  ['Am\r\nAlten\tMarkt', 'Am Alten Markt'],
  ['Am \u0007\u0000 Markt', 'Am Markt'],
  ['D´Angelo', "D'Angelo"],
  ['D`Angelo', "D'Angelo"],
  ['O\u2018Hara', "O'Hara"],
  ['O’Hara', 'O’Hara'],
  ['Anne\u2011Marie von der \u2010', 'Anne-Marie von der -'],
  ['´Im Hof´ – 5′', '´Im Hof´ – 5′'],
  ['Am \u202etkraM\u202c \u200b7', 'Am tkraM 7'],
])('%j is visible as %j', (typed, seen) => expect(normaliseText(typed)).toBe(seen))

test.each([
  ['Žofie\n\tO’Hara\r\n', false],
  ['\u200bsoft\u00adhyphen', false],
  ['\u0000', true],
  ['\u001b[2J', true],
  ['\u009b2J', true],
  ['\u202enimda', true],
  ['\u2066nimda', true],
])('%j has a control character: %s', (typed, has) => expect(hasControlCharacter(typed)).toBe(has))
