import { expect, test } from 'vitest'
import { besideNameText, pictureText } from '#components/product/picture-text.ts'
import { messages } from '#i18n/messages.ts'
import { attributesOf } from '#tests/support/goods.ts'

const FRAME = attributesOf({ frameColor: 'Gold', lensColor: 'Grün', frameShape: 'Panto' })

test.each([
  ['de-de', 'front', 'Velluna Brera, von vorn, Farbe: Gold, Form: Panto'],
  ['de-de', 'worn', 'Velluna Brera, getragen, Farbe: Gold, Form: Panto'],
  ['pl-pl', 'angled', 'Velluna Brera, pod kątem, kolor: Gold, kształt: Panto'],
  ['cs-cz', 'side', 'Velluna Brera, z boku, barva: Gold, tvar: Panto'],
  ['fr-ch', 'detail', 'Velluna Brera, gros plan, couleur : Gold, forme : Panto'],
  ['it-it', 'back', 'Velluna Brera, da dietro, colore: Gold, forma: Panto'],
  ['de-de', null, 'Velluna Brera, Bild 2, Farbe: Gold, Form: Panto'],
] as const)('in %s the picture of a frame, %s, is "%s"', (variant, view, text) => {
  const textOf = pictureText(messages(variant), { name: 'Velluna Brera', attributes: FRAME })
  expect(textOf(view, 2).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['goods of one colour', { merchandiseColor: 'Braun' }, 'Etui, von vorn, Farbe: Braun'],
  ['a bottle', {}, 'Etui, von vorn'],
])('%s have no shape', (_, attributes, text) => {
  const textOf = pictureText(messages('de-de'), { name: 'Etui', attributes: attributesOf(attributes) })
  expect(textOf('front', 1)).toBe(text)
})

test.each([
  ['de-de', { colour: 'Gold', shape: 'Panto' }, false, 'Farbe: Gold, Form: Panto'],
  ['de-de', { colour: 'Gold', shape: 'Panto' }, true, 'getragen, Farbe: Gold, Form: Panto'],
  ['it-it', { colour: 'Gold', shape: null }, false, 'colore: Gold'],
  ['pl-pl', { colour: null, shape: null }, false, ''],
  ['de-de', null, true, ''],
] as const)('in %s beside its name the picture of %j, worn: %s, is "%s"', (variant, look, isWorn, text) =>
  expect(besideNameText(messages(variant), look, isWorn)).toBe(text),
)
