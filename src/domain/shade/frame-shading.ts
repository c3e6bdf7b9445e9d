import type { FrameSubject } from '#domain/frame/design.ts'
import { SLOTS, type Slot } from '#domain/frame/mesh.ts'
import { mix } from '#domain/frame/scalar.ts'
import { MATERIALS, type Material, type MaterialName } from '#domain/image/materials.ts'
import { orderedTint } from '#domain/prescription/ordered-tints.ts'
import { LENS_TINTS, type LensTint } from '#domain/image/tints.ts'
import type { ShadingInput } from '#domain/raster/shading-pass.ts'
import { colour, type Colour } from '#domain/raster/colour.ts'
import { darkGlass, lensEdge, surfaceOf } from '#domain/shade/frame-surfaces.ts'
import { lensSurface } from '#domain/shade/lens-surface.ts'
import type { Surface } from '#domain/raster/surface.ts'

/** The metal of hinges, pads and wires that suits a plastic; silver for all others. */
const COMPANIONS: Partial<Record<MaterialName, MaterialName>> = {
  havana: 'gold',
  'dark-havana': 'gold',
  honey: 'gold',
  horn: 'gold',
  'dark-horn': 'bronze',
  champagne: 'gold',
  cream: 'gold',
  sand: 'gold',
  terracotta: 'gold',
  bordeaux: 'gold',
  rose: 'rose-gold',
  'rose-havana': 'rose-gold',
  'brown-fade': 'gold',
  'plum-fade': 'rose-gold',
  black: 'gunmetal',
  'matt-black': 'gunmetal',
  graphite: 'gunmetal',
}

/** What a part of a frame is made of; `seed` shifts a pattern. */
export type PartMaterial =
  | { kind: 'material'; material: Material; seed: number }
  | { kind: 'lens'; tint: LensTint }
  | { kind: 'edge' | 'glass' }

/** What a frame is made of, by slot. `ordered` is the name of a tint in place of its own. */
export function partMaterials(subject: FrameSubject, ordered = subject.tint): Record<Slot, PartMaterial> {
  const own: Material = MATERIALS[subject.material]
  const isMetal = own.pattern === 'metal'
  const seed = seedOf(subject)
  const of = (material: Material): PartMaterial => ({ kind: 'material', material, seed })
  const body = of(isMetal ? MATERIALS.black : own)
  return {
    front: body,
    temple: isMetal && subject.build === 'metal' ? of(own) : body,
    metal: of(isMetal ? own : MATERIALS[COMPANIONS[subject.material] ?? 'silver']),
    pad: of(SILICONE),
    lens: { kind: 'lens', tint: orderedTint(ordered ?? '') ?? LENS_TINTS[subject.lens] },
    tip: isMetal ? of(MATERIALS.black) : body,
    edge: { kind: 'edge' },
    glass: { kind: 'glass' },
  }
}

const SILICONE: Material = { pattern: 'plain', colours: ['#dcd7cf'], swatch: ['#dcd7cf'], clear: 0.45 }

/** The same as surfaces of the rasteriser. */
export function frameShading(subject: FrameSubject, ordered = subject.tint): ShadingInput {
  const parts = partMaterials(subject, ordered)
  const tint = orderedTint(ordered ?? '') ?? LENS_TINTS[subject.lens]
  return { surfaces: SLOTS.map((slot) => surfaceOfPart(parts[slot])), shadow: 0.55, lensShade: shadeOf(tint) }
}

function surfaceOfPart(part: PartMaterial): Surface {
  switch (part.kind) {
    case 'material':
      return surfaceOf(part.material, part.seed)
    case 'lens':
      return lensSurface(part.tint)
    case 'edge':
      return lensEdge
    case 'glass':
      return darkGlass
  }
}

/** The light that a lens lets through to the floor. */
function shadeOf({ colours, density }: LensTint): Colour {
  const [upper, lower] = [colour(colours[0]), colour(colours[1])]
  const through = (channel: 0 | 1 | 2) =>
    mix(0.88, 0.2 + 0.75 * ((upper[channel] + lower[channel]) / 2), (density[0] + density[1]) / 2)
  return [through(0), through(1), through(2)]
}

/** A different region of the material's pattern for each form. */
function seedOf({ shape, figures }: FrameSubject): number {
  return shape.length * 3 + (figures.lensWidth % 7) * 1.7 + (figures.width % 5)
}
