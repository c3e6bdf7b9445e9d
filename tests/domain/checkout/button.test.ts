import { expect, test } from 'vitest'
import { orderButton } from '#domain/checkout/button.ts'

test.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['cs', 'Objednávka zavazující k platbě'],
  ['pl', 'Zamawiam z obowiązkiem zapłaty'],
  ['fr', 'Commander avec obligation de paiement'],
  ['it', 'Ordine con obbligo di pagare'],
] as const)('who reads %s orders by "%s"', (language, words) => expect(orderButton(language)).toBe(words))
