import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { minor } from '#domain/money/price.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from './goods.ts'

export const partOf = (referenceKey: string, customData: Record<string, unknown>): RxPart[] =>
  rxPartsOf(aProduct(5, { customData, variants: [aVariant(100, { referenceKey })] }))

/** One part of each kind, 1,00 each; all indices. */
export const OFFERED: RxPart[] = [
  ...partOf('rx-single', { rxPart: 'lensType', design: 'single-vision' }),
  ...partOf('rx-progressive', { rxPart: 'lensType', design: 'progressive' }),
  ...LENS_INDICES.flatMap(({ key }) => partOf(key, { rxPart: 'index', indexKey: key })),
  ...partOf('tint', { rxPart: 'tint', tintingType: 'tinted' }),
  ...partOf('hard', { rxPart: 'coating' }),
  ...partOf('blue', { rxPart: 'coating' }),
]

/** Lenses for the office, which not every shop has. */
export const OFFICE: RxPart[] = partOf('rx-office', { rxPart: 'lensType', design: 'office' })

/** The frame as the steps show it. */
export const aFrame = (rest: Partial<ConfiguratorFrame> = {}): ConfiguratorFrame => ({
  variantId: 1,
  name: 'Linz',
  details: [],
  notation: null,
  path: '/p/linz-1/',
  branchesQuery: '?variantid=1',
  tryOnQuery: '?frames=1-1',
  sizeQuery: '?frames=1-1',
  price: minor(14_900),
  image: null,
  width: null,
  sunLens: null,
  isRimless: false,
  links: { progressive: '/brillen/?progressiveReady=8', smaller: '/brillen/?size=2' },
  ...rest,
})

/** A frame that everything can be made for. */
export const aContext = (rest: Partial<ConfiguratorContext> = {}): ConfiguratorContext => ({
  frame: { indices: LENS_INDICES, lensHeight: 34, lensTypes: undefined, place: null },
  offered: OFFERED,
  fromOrder: null,
  sources: ['slip', 'order', 'later'],
  isSignedIn: false,
  hasTwoAxisSchemes: false,
  isTriable: false,
  holdMonths: 24,
  today: '2026-11-22',
  ...rest,
})

export const TYPED: ConfiguratorAnswers = {
  lensType: 'type_ei',
  source: 'slip',
  use: 'far',
  'right.sphere': '-2,25',
  'left.sphere': '-1,75',
  'right.pd': '32',
  'left.pd': '31,5',
}

/** Single vision, all answered. */
export const COMPLETE: ConfiguratorAnswers = {
  ...TYPED,
  affirmed: 'yes',
  consent: 'yes',
  design: 'rx-single',
  index: 'index_ch',
}
