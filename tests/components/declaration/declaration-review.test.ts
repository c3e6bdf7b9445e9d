import { expect, test } from 'vitest'
import DeclarationReview from '#components/declaration/DeclarationReview.astro'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { render } from '#tests/support/render.ts'

const declared = { name: 'Anna Berg', order: '123456789012', email: 'anna@example.org' }
const LINES = [
  { key: 'frame', name: 'Fassung', isCustomMade: false },
  { key: 'case', name: 'Etui', isCustomMade: false },
  { key: 'lens', name: 'Gläser', isCustomMade: true },
]

async function reviewOf(
  goods: string,
  rest: { lines: typeof LINES | null; refused: string | null; selected: string[] },
) {
  const declaration = declarationOf('withdrawal', { ...declared, goods })
  const html = await render(DeclarationReview, { action: '/', declaration, ...rest })
  const inputs = [...html.matchAll(/<input[^>]*name="line"[^>]*>/g)].map(([input]) => input)
  const sent = inputs.filter((input) => /type="hidden"|\schecked/.test(input))
  const [, shown = ''] = /Waren<\/dt>\s*<dd[^>]*>\s*<span[^>]*>([^<]*)</.exec(html) ?? []
  return { shown, sent: sent.map((input) => /value="([^"]*)"/.exec(input)?.[1]) }
}

test.each<[string, Parameters<typeof reviewOf>, string, string[]]>([
  ['all of an order', ['', { lines: LINES, refused: null, selected: [] }], '', ['frame', 'case']],
  ['what was typed', ['Etui', { lines: LINES, refused: null, selected: [] }], 'Etui', []],
  ['what was selected', ['', { lines: LINES, refused: 'later', selected: ['case'] }], '', ['case']],
  ['nothing that was selected', ['', { lines: LINES, refused: 'later', selected: [] }], '', []],
  [
    'all of an order that is unknown',
    ['', { lines: null, refused: null, selected: [] }],
    'alle Waren der Bestellung',
    [],
  ],
  [
    'what was selected of an order that cannot be read',
    ['', { lines: null, refused: 'failed', selected: ['case'] }],
    'die ausgewählten Waren',
    ['case'],
  ],
  [
    'what was typed and selected of such an order',
    ['und der Riemen', { lines: null, refused: 'failed', selected: ['case'] }],
    'die ausgewählten Waren\nund der Riemen',
    ['case'],
  ],
])('a withdrawal from %s is sent as it is shown', async (_, given, shown, sent) => {
  expect(await reviewOf(...given)).toEqual({ shown, sent })
})
