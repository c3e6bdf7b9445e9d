import type { AttributeKey } from '#domain/catalogue/attribute.ts'

/** Filters that are not attributes. */
type BuiltInFilter = 'prices' | 'sale' | 'isNew'

const FRAME: readonly (AttributeKey | BuiltInFilter)[] = [
  'brand',
  'prices',
  'targetGroup',
  'frameShape',
  'shopSize',
  'glassesWidth',
  'baseColor',
  'frameMaterial',
]
const BADGES: readonly (AttributeKey | BuiltInFilter)[] = [
  'sale',
  'isNew',
  'onlineExclusive',
  'sustainable',
  'premium',
]

/**
 * The filters of each kind of category, in display order. Some of them determine the product type (spec §4):
 * rimType or frameType make glasses, with baseColorLenses sunglasses; quantityPerUnit or numberOfLenses make
 * contact lenses; preservativeFree makes care.
 */
export const FILTERS: Record<string, readonly (AttributeKey | BuiltInFilter)[]> = {
  glasses: [...FRAME, 'rimType', 'frameType', 'frameColor', 'progressiveReady', 'preislagentyp', ...BADGES],
  sun: [
    ...FRAME,
    'baseColorLenses',
    'sunglassesLensColor',
    'polarized',
    'filterCategory',
    'rimType',
    'frameType',
    ...BADGES,
  ],
  reading: [...FRAME, 'readingStrength', ...BADGES],
  blue: [...FRAME, ...BADGES],
  lenses: [
    'brand',
    'prices',
    'wearingTime',
    'lensType',
    'lensMaterial',
    'quantityPerUnit',
    'numberOfLenses',
    'baseCurve',
    'diameter',
    'waterContent',
    'oxygenPermeability',
    'lensColor',
    'handlingTint',
    'uvProtection',
    'subscriptionEligible',
    'sale',
    'isNew',
  ],
  care: [
    'brand',
    'prices',
    'solutionType',
    'preservativeFree',
    'designatedPackagingContent',
    'usageTime',
    'subscriptionEligible',
    'sale',
    'isNew',
  ],
  hearing: [
    'brand',
    'prices',
    'hearingAidPart',
    'batterySize',
    'hearingAidsMerchandiseColor',
    'sale',
    'isNew',
  ],
  merch: ['brand', 'prices', 'merchandiseColor', 'sustainable', 'sale', 'isNew'],
  mixed: ['brand', 'prices', 'targetGroup', 'baseColor', ...BADGES],
}
