import { expect, test } from 'vitest'
import { rxPartName } from '#domain/catalogue/rx-part-name.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

test.each<[string, string, Record<string, string>, string]>([
  ['the plain form', 'index_ad', {}, 'Sehr dünn 1,67'],
  ['another form', 'index_ad_compact', { lensForm: 'kurzer Korridor' }, 'Sehr dünn 1,67, kurzer Korridor'],
  [
    'another form with a noun',
    'index_ad_omnichannel',
    { lensForm: 'Filialsortiment' },
    'Sehr dünn 1,67, Filialsortiment',
  ],
  ['another colour', 'index_ad_brown', { lensColor: 'Braun' }, 'Sehr dünn 1,67, braun'],
  ['the only colour', 'index_ad', { lensColor: 'Klar' }, 'Sehr dünn 1,67'],
  ['one without a word of its own', 'index_ad_nocoat', {}, 'Sehr dünn 1,67'],
])('a part is named by its product and %s', (_, referenceKey, attributes, name) => {
  const product = aProduct(5, { name: 'Sehr dünn 1,67', referenceKey: 'index_ad' })
  expect(rxPartName(product, aVariant(7, { referenceKey, attributes: attributesOf(attributes) }))).toBe(name)
})
