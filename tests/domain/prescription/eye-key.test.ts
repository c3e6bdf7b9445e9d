import { expect, test } from 'vitest'
import { eyeKey } from '#domain/prescription/eye-key.ts'

test.each([
  [{ sphere: -2, axis: 90 }, { axis: 90, sphere: -2 }, true],
  [{ sphere: -2 }, { sphere: -2.25 }, false],
  [{ sphere: -2 }, { cylinder: -2 }, false],
  [{ sphere: 0 }, {}, false],
  [{ sphere: 0, color: 'blue' }, { sphere: 0, color: 'green' }, false],
  [{ sphere: 0, additionName: 'LOW' }, { sphere: 0, additionName: 'MED' }, false],
  [{ sphere: 0, additionName: 'LOW' }, { sphere: 0, color: 'LOW' }, false],
])('%o and %o have one key: %s', (one, other, isOne) => expect(eyeKey(one) === eyeKey(other)).toBe(isOne))
