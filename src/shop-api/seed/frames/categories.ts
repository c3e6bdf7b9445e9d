import type { Frame } from './frame.ts'

/** The category nodes of a frame. Shapes without a node of their own are in the family's root alone. */
export function frameCategories(frame: Frame, tint: string): string[] {
  const root = ROOTS[frame.family]
  return [root, ...leaves(frame, tint), `brand-${frame.model.brand.slug}`]
}

const ROOTS = {
  rxGlasses: 'glasses',
  sunglasses: 'sun',
  readingAids: 'reading',
  blueLightBlockingGlasses: 'blue',
  smartGlasses: 'smart',
} as const

const GLASSES_SHAPES = [
  'panto',
  'round',
  'oval',
  'rectangle',
  'square',
  'aviator',
  'cateye',
  'brow',
  'hexagon',
]
const SUN_SHAPES = ['aviator', 'round', 'panto', 'square', 'cateye', 'butterfly', 'hexagon', 'oval']

function leaves({ family, design, groups, model, isZeroCost }: Frame, tint: string): string[] {
  const { shape, rim, build, material, figures } = design
  switch (family) {
    case 'rxGlasses':
      return [
        ...groups.map((group) => `glasses-${group}`),
        ...(GLASSES_SHAPES.includes(shape) ? [`glasses-shape-${shape}`] : []),
        `glasses-rim-${rim}`,
        ...(build === 'acetate' && material !== 'polyamide' ? ['glasses-material-acetate'] : []),
        ...(build === 'metal' && material !== 'titanium' ? ['glasses-material-metal'] : []),
        ...(material === 'titanium' ? ['glasses-material-titanium'] : []),
        ...(figures.lensHeight >= 36 ? ['glasses-progressive'] : []),
        ...(isZeroCost ? ['glasses-zero'] : []),
      ]
    case 'sunglasses':
      return [
        ...groups.map((group) => `sun-${group}`),
        ...(SUN_SHAPES.includes(shape) ? [`sun-shape-${shape}`] : []),
        ...(model.number % 3 === 0 ? ['sun-polarized'] : []),
        ...(tint.endsWith('gradient') ? ['sun-gradient'] : []),
        ...(tint.endsWith('mirror') ? ['sun-mirror'] : []),
      ]
    case 'readingAids':
      return [
        ...groups.filter((group) => group !== 'kids').map((group) => `reading-${group}`),
        ...(model.brand.slug === 'lumeko' ? ['reading-screen'] : []),
      ]
    case 'blueLightBlockingGlasses':
      return [model.number % 3 === 1 ? 'blue-gaming' : 'blue-adults']
    case 'smartGlasses':
      return []
    default:
      return family satisfies never
  }
}
