import { expect, test } from 'vitest'
import { lensPower } from '#domain/virtual-try-on/lens-power.ts'

test('the power of a lens is what makes it thick', () => {
  const power = { sphere: -6, cylinder: -1, pd: 31 }
  expect(lensPower({ ...power, axis: 90, addition: 2 })).toEqual(power)
  expect(lensPower({})).toEqual({})
})
