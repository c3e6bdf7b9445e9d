import { expect, test } from 'vitest'
import { lensPower } from '#domain/virtual-try-on/lens-power.ts'

test('the power of a lens is what makes it thick', () => {
  const power = { sphere: -6, cylinder: -1, axis: 90, prism: 2, prismBase: 180, pd: 31 }
  expect(lensPower({ ...power, addition: 2, hpd: 20 })).toEqual(power)
  expect(lensPower({})).toEqual({})
})
