import { expect, test } from 'vitest'
import { runOfferCommand, isOfferNoun } from '#cli/operator/offers.ts'
import { offerFault } from '#cli/operator/read-offers.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { fail, ok } from '#domain/result.ts'

async function type(line: string, file?: string) {
  const set: unknown[] = []
  const output: string[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string' || !isOfferNoun(command.noun)) throw new Error(line)
  const take = async (entries: readonly unknown[]) => {
    set.push(...entries)
    return entries.length === 3
      ? fail([
          { place: 1, field: 'variantKey', text: 'is not known' },
          { place: -1, field: '', text: 'too long' },
        ])
      : ok({ changed: entries.length, unchanged: 0 })
  }
  const readFile = async () => file ?? Promise.reject(new Error('no such file'))
  const outcome = await runOfferCommand(
    command.noun,
    command,
    { price: take, stock: take, readFile },
    (text) => void output.push(text),
  )
  return { outcome, output, set }
}

test.each([
  ['price set 500001 de-de 149', { variantId: 500001, shopId: 10001, withTax: 14900 }],
  [
    'price set V-7 pl-pl 149,5 --reduced-from 199.00',
    { variantKey: 'V-7', shopId: 10004, withTax: 14950, reducedFrom: 19900 },
  ],
  ['price set V-7 99 x', { variantKey: 'V-7', shopId: 99, withTax: 'x' }],
  ['stock set 500001 0', { variantId: 500001, quantity: 0 }],
  ['stock set 500001 3 --branch 1001', { variantId: 500001, quantity: 3, branchId: 1001 }],
])('%s', async (line, entry) => expect(await type(line)).toMatchObject({ outcome: 'done', set: [entry] }))

test('a table of prices', async () => {
  const { output, set } = await type(
    'price set prices.csv',
    'productKey;variantKey;shop;price;reducedFrom\nP-1;;de-de;149,00;\n;V-2;fr-ch;99.90;120\n',
  )
  expect(output).toEqual(['price set: 2 changed, 0 were the same'])
  expect(set).toEqual([
    { productKey: 'P-1', shopId: 10001, withTax: 14900 },
    { variantKey: 'V-2', shopId: 10006, withTax: 9990, reducedFrom: 12000 },
  ])
})

test('a table of stock', async () => {
  const { set } = await type(
    'stock set stock.csv',
    'variantId,quantity,branch,sellableWithoutStock,availableFrom\n1,5,1001,,\n2,0,,yes,2027-01-01T00:00:00Z\n3,0,,no,none\n4,some,,maybe,\n',
  )
  expect(set).toEqual([
    { variantId: 1, quantity: 5, branchId: 1001 },
    {
      variantId: 2,
      quantity: 0,
      isSellableWithoutStock: true,
      expectedAvailabilityAt: '2027-01-01T00:00:00Z',
    },
    { variantId: 3, quantity: 0, isSellableWithoutStock: false, expectedAvailabilityAt: null },
    { variantId: 4, quantity: 'some', isSellableWithoutStock: 'maybe' },
  ])
})

test('faults are named by line, and a list is sent as it is', async () => {
  const { outcome, output } = await type(
    'price set a.csv',
    'variantKey,shop,price\nA,de-de,1\nB,de-de,2\n"C",de-de,3\n',
  )
  expect(outcome).toBe('refused')
  expect(output).toEqual([
    'line 3: variantKey: is not known',
    'the list: too long',
    'nothing was set, 2 faults',
  ])
  const json = await type('price set a.json', '[{"variantId": 1}, {"variantId": 2}, 3]')
  expect(json.output[0]).toBe('entry 2: variantKey: is not known')
  expect(json.set).toEqual([{ variantId: 1 }, { variantId: 2 }, 3])
})

test.each([
  ['price set a.csv', undefined, 'a.csv: no such file'],
  ['price set a.csv', '', 'a.csv: the file has no entries'],
  ['price set a.csv', '[', 'a.csv: '],
  ['stock set a.csv', 'variantId,price\n1,2', 'a.csv: line 1: unknown columns: price'],
])('%s with %j is refused', async (line, file, message) => {
  const { outcome, output, set } = await type(line, file)
  expect([outcome, set]).toEqual(['refused', []])
  expect(output[0]).toContain(message)
})

test.each([
  'price set',
  'price set 500001 de-de',
  'price set a.csv --reduced-from 9',
  'price list',
  'stock set',
  'stock set 500001 3 4',
  'stock set 500001 3 --json',
])('%s is invalid', async (line) => {
  const { outcome, set } = await type(line)
  expect([outcome, set]).toEqual(['misread', []])
})

test.each([
  [{ withTax: 'abc' }, true, 'withTax', 'price: abc is not an amount like 149.00'],
  [{ shopId: 'de-xx' }, true, 'shopId', 'shop: de-xx is not a shop like de-de'],
  [{ shopId: 99 }, true, 'shopId', 'shop: said by the Shop API'],
  [{ withTax: 'abc' }, false, 'withTax', 'withTax: said by the Shop API'],
  [{ variantKey: 'V-7' }, true, 'variantKey', 'variantKey: said by the Shop API'],
  [{}, true, '', 'said by the Shop API'],
  ['2 cells under 3 names', true, '', '2 cells under 3 names'],
])('%j, typed: %s, wrong in "%s": %s', (value, isTyped, field, told) =>
  expect(offerFault({ place: '', value, isTyped }, { field, text: 'said by the Shop API' })).toBe(told),
)
