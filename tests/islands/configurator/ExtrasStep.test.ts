import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { textsFor } from '#i18n/texts.ts'
import { ExtrasStep } from '#islands/configurator/ExtrasStep.tsx'
import { GLASS_TEXTS } from '#islands/configurator/glass-texts.ts'
import { translator } from '#islands/translator.ts'
import { inDays } from '#tests/support/delivery-days.ts'
import { aFrame, aContext, COMPLETE, OFFERED } from '#tests/support/configurator-context.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, customData: Record<string, unknown>) =>
  rxPartsOf(aProduct(6, { name: referenceKey, customData, variants: [aVariant(200, { referenceKey })] }))
const SOLD = [
  ...OFFERED.filter(({ kind }) => kind !== 'coating'),
  ...['hard', 'antireflex', 'blue-antireflex'].flatMap((coating) =>
    part(coating, { rxPart: 'coating', coating }),
  ),
  ...part('of the shop', { rxPart: 'coating' }),
  ...part('sun', { rxPart: 'tint', tintingType: 'sunglasses', filterCategory: 3 }),
  ...part('photo', { rxPart: 'tint', tintingType: 'transition', filterCategory: 3 }),
  ...part('glacier', { rxPart: 'tint', tintingType: 'mirror', filterCategory: 4 }),
  ...part('blue', { rxPart: 'tint', tintingType: 'blue light filter' }),
]

/** The step in German; `isTried`: it was tried to leave it. */
function markup(
  answers: ConfiguratorAnswers,
  isTried = false,
  frame: Partial<ConfiguratorFrame> = {},
): string {
  const context = aContext({ offered: SOLD })
  const mistakes = isTried ? validateStep('extras', answers, context) : []
  return renderToStaticMarkup(
    createElement(ExtrasStep, {
      view: {
        step: 'extras',
        answers,
        mistakes,
        context,
        frame: aFrame(frame),
        country: 'DE',
        delivery: { frame: inDays(2, 4), parts: {}, isFreeWithValues: true },
        accountValues: null,
        earlierOrders: [],
        replaces: null,
        note: null,
        gone: '',
        owner: 'o',
        attempt: '1',
      },
      answers,
      mistakes,
      shop: {
        intl: 'de-DE',
        currency: 'EUR',
        language: 'de',
        base: '/de-de',
        basketHref: '/b/',
        branchesHref: '/f/',
        signinHref: '/s/',
      },
      t: translator(textsFor('de-de', GLASS_TEXTS)),
    }),
  )
}

/** Type, value and whether it is chosen, of each coating. */
const coatings = (html: string): string[] =>
  [...html.matchAll(/<input type="(\w+)" id="coatings\.([^"]*)"([^>]*)>/gu)].map(
    ([, type = '', value = '', rest = '']) =>
      `${type} "${value}"${rest.includes('checked') ? ' chosen' : ''}`,
  )

test.each<[string, ConfiguratorAnswers, string[]]>([
  ['lenses with values', COMPLETE, ['radio "" chosen', 'radio "blue-antireflex"', 'checkbox "of the shop"']],
  [
    'lenses without values',
    { lensType: 'type_none', tint: 'tint', coatings: 'hard,antireflex,of the shop' },
    [
      'radio ""',
      'radio "hard"',
      'radio "hard,antireflex" chosen',
      'radio "hard,blue-antireflex"',
      'checkbox "of the shop" chosen',
    ],
  ],
])('%s have one set of coatings', (_, answers, expected) =>
  expect(coatings(markup(answers))).toEqual(expected),
)

test.each([
  ['index_ch', false],
  ['index_ax', true],
])('that lenses of %s take fewer tints is said: %s', (index, isSaid) =>
  expect(markup({ ...COMPLETE, index }).includes('So dünne Gläser nehmen nicht jede Tönung an.')).toBe(
    isSaid,
  ),
)

test('what a coating has below it is said, and is in its price', () => {
  const html = markup({ lensType: 'type_none', tint: 'tint' })
  expect(html).toContain('leichter zu reinigen. Die Hartschicht darunter gehört dazu.')
  expect(html).toMatch(/Ohne Beschichtung.*?nowrap [^"]*"><\/span>/u)
})

test('what lenses have in any case is named as the first choice', () =>
  expect(markup(COMPLETE)).toMatch(/Gehärtet und entspiegelt.*?inklusive/u))

test('two blue filters are refused beside the coatings', () => {
  const html = markup({ ...COMPLETE, tint: 'blue', coatings: 'blue-antireflex' }, true)
  expect(html).toContain('aria-describedby="coatings-fault"')
  expect(html).toContain('Ein Blaulichtfilter genügt')
})

test.each<[ConfiguratorAnswers, boolean, boolean]>([
  [{ lensType: 'type_none', tint: 'tint' }, true, true],
  [{ lensType: 'type_none', tint: 'tint' }, false, false],
  [COMPLETE, true, false],
])('of %j in a rimless frame (%j) the index is named: %j', (answers, isRimless, isNamed) =>
  expect(markup(answers, false, { isRimless }).includes('in Index 1,6, ohne Aufpreis')).toBe(isNamed),
)

test('tints say how dark they are, and which nobody may drive with', () => {
  const html = markup({ lensType: 'type_none', tint: 'tint' })
  expect(html).toContain('Gleichmäßig dunkel. Filterkategorie 3: 8 bis 18 % des Lichts kommen durch.<')
  expect(html).toContain('beides. In der Sonne Filterkategorie 3:')
  expect(html).toContain('Filterkategorie 4: 3 bis 8 % des Lichts kommen durch. Nicht zum Autofahren.')
  // The glacier's, and those of a tint of which nobody says how dark it is; none at the filter of blue light.
  expect(html.match(/Nicht zum Autofahren\./g)).toHaveLength(2)
})

/** Which tints lie in the folded part, and whether it is open. */
const folded = (html: string) => {
  const [, open, inside] = html.match(/<details[^>]*?( open="")?>(.*)<\/details>/su) ?? []
  if (inside === undefined) return null
  return {
    isOpen: open !== undefined,
    tints: [...inside.matchAll(/name="tint"[^>]* value="([^"]*)"/gu)].map(([, value]) => value),
  }
}
const COLOURED = ['tint', 'sun', 'photo', 'glacier']

test.each<[string, ConfiguratorAnswers, Partial<ConfiguratorFrame>, ReturnType<typeof folded>]>([
  ['values', { ...COMPLETE, tint: '' }, {}, { isOpen: false, tints: COLOURED }],
  ['values and a tint', { ...COMPLETE, tint: 'sun' }, {}, { isOpen: true, tints: COLOURED }],
  [
    'values and a filter of blue light',
    { ...COMPLETE, tint: 'blue' },
    {},
    { isOpen: false, tints: COLOURED },
  ],
  [
    'values in sunglasses',
    { ...COMPLETE, tint: '' },
    { sunLens: { type: 'sunglasses', color: 'brown' } },
    null,
  ],
  ['no values', { lensType: 'type_none', tint: '' }, {}, null],
])('who has %s finds the coloured tints folded or not', (_, answers, frame, expected) => {
  const html = markup(answers, false, frame)
  expect(folded(html)).toEqual(expected)
  const summary = /<summary>.*?Getönte Gläser.*?ab \+1\s€.*?Leicht getönt · Sonnenschutz/su
  expect(summary.test(html)).toBe(expected !== null)
})
