import { expect, test } from 'vitest'
import { type Eye, type EyeField, hasField } from '#domain/prescription/eye-field.ts'

test.each<[Eye, EyeField, boolean]>([
  [{ sphere: 0 }, 'sphere', true],
  [{ sphere: 0 }, 'addition', false],
  [{ addition: 1.5 }, 'addition', true],
  [{ additionName: 'LOW' }, 'addition', true],
  [{ additionName: 'LOW' }, 'sphere', false],
])('%j has a %s: %s', (eye, field, has) => expect(hasField(eye, field)).toBe(has))
