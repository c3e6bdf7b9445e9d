import { expect, test } from 'vitest'
import type { Eye } from '#domain/prescription/eye-field.ts'
import { isProgressive } from '#domain/prescription/is-progressive.ts'

test.each<[string, Eye, Eye, boolean]>([
  ['an addition in both eyes', { addition: 2 }, { addition: 1.75 }, true],
  ['an addition in one eye', { addition: 2 }, {}, false],
  ['an addition of zero', { addition: 2 }, { addition: 0 }, false],
  ['a negative addition', { addition: -1 }, { addition: 2 }, false],
])('%s: progressive %s', (_, right, left, is) => expect(isProgressive({ right, left })).toBe(is))
