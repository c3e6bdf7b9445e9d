import { expect, test } from 'vitest'
import { lacksOfficeDistance } from '#domain/prescription/lacks-office-distance.ts'

const VALUES = { prescriptionValues: { right: { sphere: 1 }, left: { sphere: 1 } } }
const lens = (design: string) => ({ product: { customData: { rxPart: 'lensType', design } } })
const OTHER = { product: { customData: { rxPart: 'tint', design: 'office' } } }
test.each<[string, Record<string, unknown>, (typeof OTHER)[], boolean]>([
  ['office lenses without distances', VALUES, [OTHER, lens('office')], true],
  [
    'office lenses with them',
    { ...VALUES, officeDistance: { room: 200, near: 40 } },
    [lens('office')],
    false,
  ],
  ['office lenses whose values follow', {}, [lens('office')], false],
  ['progressive lenses', VALUES, [OTHER, lens('progressive')], false],
])('%s', (_, customData, parts, isMissing) =>
  expect(lacksOfficeDistance({ customData }, parts)).toBe(isMissing),
)
