import { describe, expect, test } from 'vitest'
import {
  checkConfiguration,
  type ConfigurableFrame,
  type LensType,
} from '#domain/prescription/configuration.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const part = (referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(1, { referenceKey })] }))
const lens = (design: string) => part(`rx-${design}`, { rxPart: 'lensType', design })
const index = (indexKey: string, form = '') => part(`${indexKey}${form}`, { rxPart: 'index', indexKey })
const tint = (key: string) => part(key, { rxPart: 'tint', tintingType: 'tinted' })
const coating = part('coating', { rxPart: 'coating' })
const service = part('service', { rxPart: 'service' })
const PAIR = [...lens('single-vision'), ...index('index_ch')]

const FRAME: ConfigurableFrame = { indices: LENS_INDICES, lensHeight: 34, lensTypes: undefined }
const DISTANCE: Prescription = { right: { sphere: 1, pd: 32 }, left: { sphere: 1, pd: 32 } }
const ADDITION: Prescription = {
  right: { sphere: 1, addition: 2, pd: 32 },
  left: { sphere: 1, addition: 2, pd: 32 },
}
/** The right eye hardly sees. */
const BALANCED: Prescription = { right: {}, left: { sphere: 1, addition: 2, pd: 31 }, balance: 'right' }
const UNMEASURED: Prescription = { right: { sphere: 1, addition: 2 }, left: { sphere: 1, addition: 2 } }

const found = (
  parts: readonly RxPart[],
  { frame = {}, type = 'type_ei' as LensType, values = DISTANCE, unknown = [] as string[] } = {},
) =>
  checkConfiguration({ ...FRAME, ...frame }, type, values, { parts, unknown }).checks.map(
    ({ grade, kind, field }) => `${grade} ${kind} ${field}`,
  )

describe('lenses with values', () => {
  test.each<[string, readonly RxPart[], Parameters<typeof found>[1], string[]]>([
    ['a design and an index', PAIR, {}, []],
    ['all kinds of parts', [...PAIR, ...tint('a'), ...coating, ...service], {}, []],
    ['an unknown part', PAIR, { unknown: ['x'] }, ['refused unknown-part parts']],
    ['no design', index('index_ch'), {}, ['refused lens-missing parts']],
    ['no index', lens('single-vision'), {}, ['refused index-missing parts']],
    ['two tints', [...PAIR, ...tint('a'), ...tint('b')], {}, ['refused part-twice parts']],
    [
      'a coating of a lens that takes none',
      [
        ...lens('single-vision'),
        ...part('index_ch_nocoat', { rxPart: 'index', indexKey: 'index_ch' }),
        ...coating,
      ],
      {},
      ['refused coating-not-possible parts'],
    ],
    [
      'two blue filters',
      [
        ...PAIR,
        ...part('blue-coating', { rxPart: 'coating', coating: 'blue-antireflex' }),
        ...part('blue-tint', { rxPart: 'tint', tintingType: 'blue light filter' }),
      ],
      {},
      ['refused blue-filter-twice parts'],
    ],
    ['a coating twice', [...PAIR, ...coating, ...coating], {}, ['refused part-twice parts']],
    [
      'an index that the frame cannot hold',
      PAIR,
      { frame: { indices: [] } },
      ['refused index-not-available parts'],
    ],
    ['an index that came from the server', PAIR, { frame: structuredClone({ indices: LENS_INDICES }) }, []],
    [
      'a shop that makes none',
      PAIR,
      { frame: { lensTypes: ['type_none'] } },
      ['refused lens-type-not-offered parts'],
    ],
    ['a shop that makes them', PAIR, { frame: { lensTypes: ['type_ei'] } }, []],
    [
      'wrong values',
      PAIR,
      { values: { right: { sphere: 7 }, left: { sphere: 6 } } },
      ['refused out-of-range sphere'],
    ],
    ['an addition that is not used', PAIR, { values: ADDITION }, ['confirm addition-unused addition']],
  ])('%s', (_, parts, options, checks) => expect(found(parts, options)).toEqual(checks))

  test.each<[number, string, string[]]>([
    [26, '', []],
    [25.5, '', ['refused frame-too-low parts']],
    [22, '_compact', []],
    [21.5, '_compact', ['refused frame-too-low parts']],
  ])(
    'that say how high they are fitted, in a frame of %d mm, with the form "%s"',
    (lensHeight, form, checks) => {
      const heights = { minFittingHeight: 16, minFittingHeightCompact: 12 }
      const low = part('rx-low', { rxPart: 'lensType', design: 'progressive', ...heights })
      const parts = [...low, ...index('index_ch', form)]
      expect(found(parts, { values: ADDITION, frame: { lensHeight } })).toEqual(checks)
    },
  )

  test.each<[string, string, Prescription, number | null, string[], string?]>([
    ['progressive', 'high enough', ADDITION, 28, []],
    ['progressive', 'high enough for a short corridor', ADDITION, 24, [], '_compact'],
    ['progressive', 'too low for it', ADDITION, 23.5, ['refused frame-too-low parts'], '_compact'],
    ['progressive', 'of unknown height', ADDITION, null, []],
    ['progressive', 'too low', ADDITION, 27.5, ['refused frame-too-low parts']],
    ['progressive', 'without addition', DISTANCE, 34, ['refused addition-missing addition']],
    ['progressive', 'without a distance', UNMEASURED, 34, ['refused pd-missing parts']],
    ['office', 'without a distance', UNMEASURED, 34, ['refused pd-missing parts']],
    ['progressive', 'with a balance lens at the right', BALANCED, 34, []],
    [
      'progressive',
      'with a balance lens at the right, without a distance of the left eye',
      { ...BALANCED, left: UNMEASURED.left },
      34,
      ['refused pd-missing parts'],
    ],
    ['single-vision', 'without a distance', { right: { sphere: 1 }, left: { sphere: 1 } }, 34, []],
    ['office', 'high enough', ADDITION, 24, []],
    ['office', 'low', ADDITION, 20, ['refused frame-too-low parts']],
    ['office', 'without addition', DISTANCE, 34, ['refused addition-missing addition']],
  ])('%s, %s', (design, _, values, lensHeight, checks, form = '') => {
    const parts = [...lens(design), ...index('index_ch', form)]
    expect(found(parts, { values, frame: { lensHeight } })).toEqual(checks)
  })
})

test.each<[string, string, Prescription, string, LensType, string[]]>([
  ['progressive lenses', 'progressive', ADDITION, 'card', 'type_ei', ['pd-by-instrument']],
  ['progressive lenses, by an optician', 'progressive', ADDITION, 'branch', 'type_ei', []],
  ['lenses of one power', 'single-vision', DISTANCE, 'card', 'type_ei', []],
  ['no lenses to values', 'progressive', ADDITION, 'card', 'type_none', ['part-not-allowed']],
])('a distance that was measured for %s', (_, design, values, method, type, kinds) => {
  const pupilDistance = { method, plusMinus: 0.5, measuredOn: '2026-11-01' } as PupilDistanceSource
  const chosen = { parts: [...lens(design), ...index('index_ch')], unknown: [], pupilDistance }
  expect(checkConfiguration(FRAME, type, values, chosen).checks.map(({ kind }) => kind)).toEqual(kinds)
})

describe('values that follow later', () => {
  test.each<[string, readonly RxPart[], number, string[]]>([
    ['a design and an index', PAIR, 34, []],
    ['progressive lenses', [...lens('progressive'), ...index('index_ch')], 34, []],
    [
      'progressive lenses in a low frame',
      [...lens('progressive'), ...index('index_ch')],
      20,
      ['refused frame-too-low parts'],
    ],
    ['no index', lens('single-vision'), 34, ['refused index-missing parts']],
    ['no index yet, in a low frame', lens('progressive'), 24, ['refused index-missing parts']],
  ])('%s', (_, parts, lensHeight, checks) => {
    const { prescription, checks: all } = checkConfiguration({ ...FRAME, lensHeight }, 'type_ei', 'later', {
      parts,
      unknown: [],
    })
    expect(prescription).toEqual({ right: {}, left: {} })
    expect(all.map(({ grade, kind, field }) => `${grade} ${kind} ${field}`)).toEqual(checks)
  })
})

describe('without values', () => {
  test.each<[LensType, string, readonly RxPart[], string[]]>([
    ['type_none', 'a tint', tint('a'), []],
    ['type_none', 'nothing', [], []],
    ['type_none', 'a coated tint', [...tint('a'), ...coating], []],
    ['type_none', 'a coating on no lens', coating, ['refused lens-missing parts']],
    ['type_none', 'a fitting of no lens', service, ['refused lens-missing parts']],
    ['type_none', 'a fitted tint', [...tint('a'), ...service], []],
    ['type_none', 'a design', PAIR, ['refused part-not-allowed parts']],
    ['home_try_on', 'nothing', [], []],
    ['home_try_on', 'a tint', tint('a'), ['refused part-not-allowed parts']],
    ['appointment', 'nothing', [], []],
  ])('%s with %s', (type, _, parts, checks) => expect(found(parts, { type })).toEqual(checks))

  test('what is typed does not count', () =>
    expect(
      checkConfiguration(FRAME, 'type_none', { right: { sphere: 99 }, left: {} }, { parts: [], unknown: [] }),
    ).toEqual({ prescription: { right: {}, left: {} }, checks: [] }))
})
