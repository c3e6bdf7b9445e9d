import { expect, test } from 'vitest'
import { runCatalogueCommand } from '#cli/operator/catalogue.ts'
import { parseCommand } from '#cli/operator/parse-command.ts'
import { fail, ok } from '#domain/result.ts'

async function type(line: string, file?: string) {
  const saved: unknown[] = []
  const output: string[] = []
  const command = parseCommand(line.split(' '))
  if (typeof command === 'string') throw new Error(line)
  const outcome = await runCatalogueCommand(
    command,
    {
      async save(products) {
        saved.push(...products)
        if (products.length === 1) return ok({ created: 1, changed: 0, unchanged: 0 })
        return fail([
          { place: 1, field: 'names', text: 'is missing: the product is new' },
          { place: 1, field: '', text: 'is no product' },
          { place: -1, field: '', text: 'the body is too long' },
        ])
      },
      rebuild: async () => 635,
      readFile: async () => file ?? Promise.reject(new Error('no such file')),
    },
    (text) => void output.push(text),
  )
  return { outcome, output, saved }
}

test('a file is imported as a whole', async () =>
  expect(await type('catalogue import products.json', '\uFEFF[{"referenceKey":"a"}]')).toEqual({
    outcome: 'done',
    output: ['catalogue: 1 new, 0 changed, 0 were the same'],
    saved: [{ referenceKey: 'a' }],
  }))

test('faults are named by the place of their product, counted from 1', async () =>
  expect(await type('catalogue import products.json', '[1, 2]')).toMatchObject({
    outcome: 'refused',
    output: [
      'product 2: names: is missing: the product is new',
      'product 2: is no product',
      'the list: the body is too long',
      'products.json: nothing was imported, 3 faults',
    ],
  }))

test.each([
  ['{"referenceKey":"a"}', 'products.json: the file is no JSON array'],
  ['[]', 'products.json: the file has no products'],
  ['[', expect.stringMatching(/^products\.json: .*JSON/)],
  [undefined, 'products.json: no such file'],
])('the file %j is refused', async (file, line) =>
  expect(await type('catalogue import products.json', file)).toEqual({
    outcome: 'refused',
    output: [line],
    saved: [],
  }),
)

test('the index is rebuilt', async () =>
  expect(await type('catalogue rebuild')).toMatchObject({
    outcome: 'done',
    output: ['the index is rebuilt: 635 products'],
  }))

test.each([
  ['catalogue', 'unknown command: . See npm run shop -- help'],
  ['catalogue export', 'unknown command: export. See npm run shop -- help'],
  ['catalogue import', 'import takes one file'],
  ['catalogue import a b', 'import takes one file'],
  ['catalogue rebuild now', 'rebuild takes no arguments: now'],
  ['catalogue import a --json', expect.stringContaining('--json')],
])('%s is invalid', async (line, text) =>
  expect(await type(line)).toEqual({ outcome: 'misread', output: [text], saved: [] }),
)
