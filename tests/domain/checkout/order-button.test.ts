import { expect, test } from 'vitest'
import { orderButtonText } from '#domain/checkout/order-button.ts'

test.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['cs', 'Objednávka zavazující k platbě'],
  ['pl', 'Zamawiam z obowiązkiem zapłaty'],
  ['fr', 'Commander avec obligation de paiement'],
  ['it', 'Ordine con obbligo di pagare'],
] as const)('readers of %s order by "%s"', (language, words) => {
  expect(orderButtonText(language)).toBe(words)
  expect(orderButtonText(language, 'paid')).toBe(words)
})

test.each(['de', 'cs', 'pl', 'fr', 'it'] as const)(
  'no button of %s for nothing speaks of paying',
  (language) => {
    const words = (['try-on', 'free'] as const).map((kind) => orderButtonText(language, kind))
    expect(new Set(words).size).toBe(2)
    expect(words.join(' ')).not.toMatch(/zahl|plat|płat[^n]|paiement|payer|pagare/i)
  },
)

test.each([
  ['cs', 'try-on', 'Požádat o zkoušku doma'],
  ['it', 'try-on', 'Richiedere la prova'],
  ['it', 'free', 'Ordinare gratuitamente'],
] as const)(
  'the button of %s for %s has the form and the word of its language: "%s"',
  (language, kind, words) => {
    expect(orderButtonText(language, kind)).toBe(words)
  },
)
