import { expect, test } from 'vitest'
import { orderButtonText } from '#domain/checkout/order-button.ts'

test.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['cs', 'Objednávka zavazující k platbě'],
  ['pl', 'Zamawiam z obowiązkiem zapłaty'],
  ['fr', 'Commander avec obligation de paiement'],
  ['it', 'Ordine con obbligo di pagare'],
] as const)('readers of %s order by "%s"', (language, words) => expect(orderButtonText(language)).toBe(words))
