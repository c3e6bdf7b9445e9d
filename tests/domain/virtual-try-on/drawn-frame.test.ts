import { expect, test } from 'vitest'
import { drawnFrame } from '#domain/virtual-try-on/drawn-frame.ts'
import { attributesOf } from '#tests/support/goods.ts'

const known = {
  frameShape: 'panto',
  frameColor: 'havana',
  lensColor: 'brown',
  frameMaterial: 'acetate',
  lensWidth: '48',
  lensHeight: '41',
  bridgeWidth: '21',
  templeLength: '145',
  glassesWidth: '133',
}

test('a frame is drawn by its attributes', () =>
  expect(drawnFrame(attributesOf(known), attributesOf({ glassesWidth: '136' }))).toEqual({
    kind: 'frame',
    shape: 'panto',
    build: 'acetate',
    rim: 'full',
    figures: { lensWidth: 48, lensHeight: 41, bridge: 21, temple: 145, width: 136 },
    material: 'havana',
    lens: 'brown',
    boldness: 0.5,
  }))

test.each([
  [
    { frameMaterial: 'titanium', rimType: 'nylor' },
    { build: 'metal', rim: 'nylor' },
  ],
  [{ lensColor: 'cloudy' }, { lens: 'clear' }],
])('%j is drawn with %j', (attributes, drawn) =>
  expect(drawnFrame(attributesOf({ ...known, ...attributes }), undefined)).toMatchObject(drawn),
)

test.each([{ frameShape: 'heart' }, { frameColor: 'plaid' }, { lensWidth: '' }])(
  '%j is not drawn',
  (attributes) => expect(drawnFrame(attributesOf({ ...known, ...attributes }), undefined)).toBeNull(),
)

test('what has no colours is not drawn', () => {
  const { frameColor: _colour, lensColor: _lens, ...rest } = known
  expect(drawnFrame(attributesOf(rest), undefined)).toBeNull()
  expect(drawnFrame(attributesOf({ ...rest, frameColor: 'havana' }), undefined)).toMatchObject({
    lens: 'clear',
  })
})
