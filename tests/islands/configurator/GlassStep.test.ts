import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import { minor } from '#domain/money/price.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { textsFor } from '#i18n/texts.ts'
import { GlassStep } from '#islands/configurator/GlassStep.tsx'
import { GLASS_TEXTS } from '#islands/configurator/glass-texts.ts'
import { translator } from '#islands/translator.ts'
import { inDays } from '#tests/support/delivery-days.ts'
import { aFrame, aContext, OFFERED, OFFICE, partOf, TYPED } from '#tests/support/configurator-context.ts'

const PLACE = { outline: lensOutline('panto', 49, 42), lensWidth: 49, bridge: 21 }
const LARGE = { outline: lensOutline('aviator', 56, 46), lensWidth: 56, bridge: 18 }

function markup(
  answers: ConfiguratorAnswers,
  frame: Partial<ConfiguratorContext['frame']> = {},
  shown: Partial<ConfiguratorFrame> = {},
  intl = 'de-DE',
  rest: { offered?: RxPart[]; mistakes?: Mistake[] } = {},
): string {
  const { offered = OFFERED, mistakes = [] } = rest
  const context = aContext({
    offered,
    frame: { ...aContext().frame, place: PLACE, ...frame },
  })
  return renderToStaticMarkup(
    createElement(GlassStep, {
      view: {
        step: 'glass',
        answers,
        mistakes: [],
        context,
        frame: aFrame(shown),
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
        intl,
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

const chosen = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '',
  )

describe('the cards of the indices', () => {
  test('preselect what is recommended, and name the stronger eye', () => {
    const html = markup(TYPED)
    expect(chosen(html)).toEqual(['rx-single', 'index_ch'])
    expect(html.match(/Empfohlen/g)).toHaveLength(1)
    expect(html).not.toContain('vorgewählt')
    expect(html).toContain('R\u00A0−2,25')
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(4)
  })

  test('say above all of them what is preselected for more money', () => {
    const offered = OFFERED.map((part) =>
      part.referenceKey === 'index_cr' ? { ...part, price: { ...part.price, withTax: minor(0) } } : part,
    )
    const shown = (answers: ConfiguratorAnswers) => markup(answers, {}, {}, 'de-DE', { offered })
    expect(shown(TYPED)).toMatch(/<p>Für Ihre Werte empfohlen und vorgewählt: 1,6 \(\+1\s€\)\.<\/p>/u)
  })

  test('say up to which spheres the thickest suits, and from which the next one does', () => {
    const html = markup(TYPED)
    for (const words of ['bis −0,75 oder +1,25.', 'ab −1,00 oder +1,50,']) expect(html).toContain(words)
  })

  test('draw −2,00 without values, and say so', () => {
    const html = markup({ lensType: 'type_ei', source: 'later' })
    expect(html).toContain('−2,00\u00A0dpt als Beispiel')
    expect(html).not.toContain('Empfohlen')
  })

  test('have neither drawing nor figures without measures', () => {
    const html = markup(TYPED, { place: null })
    expect(html).not.toContain('role="img"')
    expect(html).not.toContain('Dicke')
    expect(chosen(html)).toEqual(['rx-single', 'index_ch'])
  })

  test('measure a plus lens in its centre', () => {
    const html = markup({ ...TYPED, 'right.sphere': '+4,00', 'left.sphere': '+3,00' })
    expect(html).toContain('Dicke in der Mitte')
    expect(html).not.toContain('Dicke am Rand')
  })

  test.each([
    [true, 'Ohne festen Rand'],
    [false, 'in Ihrem Land'],
  ])('without 1.5 say why (rimless: %s)', (isRimless, reason) =>
    expect(markup(TYPED, { indices: LENS_INDICES.slice(1) }, { isRimless })).toContain(reason),
  )
})

test('strong values in a large frame: smaller ones are linked', () => {
  const strong = { ...TYPED, 'right.sphere': '-6,00', 'left.sphere': '-5,00' }
  expect(markup(strong, { place: LARGE })).toContain('href="/de-de/brillen/?size=2"')
  expect(markup(strong)).not.toContain('?size=2')
})

test('a frame that is too low for progressive lenses links to those that fit', () => {
  const values = { ...TYPED, 'right.addition': '2,00', 'left.addition': '2,00' }
  const html = markup(values, { lensHeight: 26 })
  expect(html).toContain('26\u00A0mm Glashöhe')
  expect(html).toContain('href="/de-de/brillen/?progressiveReady=8"')
  expect(chosen(html)).toEqual(['rx-single', 'index_ch'])
})

test('lenses for the office ask how far and how near they have to be sharp', () => {
  const offered = [...OFFERED, ...OFFICE]
  const answers: ConfiguratorAnswers = {
    ...TYPED,
    'right.addition': '2,00',
    'left.addition': '2,00',
    design: 'rx-office',
    'office.room': '200',
  }
  const mistakes: Mistake[] = [{ name: 'office.near', kind: 'required' }]
  const html = markup(answers, {}, {}, 'de-DE', { offered, mistakes })
  expect(html).toMatch(/<option value="200" selected="">2 m: auch wer gegenüber sitzt/)
  expect(html).toMatch(/name="office.near" aria-invalid="true" aria-describedby="office.near-fault"/)
  expect(html).toContain('Bitte wählen Sie eine Entfernung')
  expect(markup(answers)).not.toContain('office.room')
})

test('a low frame takes progressive lenses with a short corridor', () => {
  const offered = [...OFFERED, ...partOf('index_ch_compact', { rxPart: 'index', indexKey: 'index_ch' })]
  const answers = { ...TYPED, 'right.addition': '2', 'left.addition': '2', design: 'rx-progressive' }
  const html = markup(answers, { lensHeight: 26 }, {}, 'de-DE', { offered })
  expect(html).toContain('Kurzer Korridor, für niedrige Fassungen')
  expect(chosen(html)).toEqual(['rx-progressive', 'index_ch_compact'])
})

test('progressive lenses are warned of in traffic', () => {
  const progressive = { ...TYPED, 'right.addition': '2', 'left.addition': '2', design: 'rx-progressive' }
  expect(markup(progressive)).toContain('können im Straßenverkehr gefährlich sein')
  expect(markup(TYPED)).not.toContain('Straßenverkehr')
})

const EXACT = 'Die Dicke ist für Ihre Werte'
const MEAN = 'rechnen wir mit 31,5\u00A0mm je Auge'
const ADDED = 'kommt durch die Addition etwas Dicke hinzu'
test.each<[string, ConfiguratorAnswers, string[]]>([
  ['of single vision is computed', TYPED, [EXACT]],
  [
    'without a distance is an estimate',
    { ...TYPED, 'right.pd': '', 'left.pd': '', pdSource: 'measure' },
    [MEAN],
  ],
  ['of progressive lenses is one', { ...TYPED, 'right.addition': '2', 'left.addition': '2' }, [ADDED]],
  [
    'of progressive lenses whose values follow is one',
    { source: 'later', design: 'rx-progressive' },
    [MEAN, ADDED],
  ],
])('the thickness %s', (_, answers, lines) => {
  const html = markup(answers)
  expect([EXACT, MEAN, ADDED].filter((line) => html.includes(line))).toEqual(lines)
  expect(html.includes('Dicke am Rand, geschätzt')).toBe(lines[0] !== EXACT)
})

test.each([
  ['de-DE', /<dd>\d+\u00A0%<\/dd>/],
  ['pl-PL', /<dd>\d+%<\/dd>/],
  ['it-IT', /<dd>\d+%<\/dd>/],
])('how much thinner it is is written as in %s', (intl, percent) =>
  expect(markup(TYPED, {}, {}, intl)).toMatch(percent),
)
