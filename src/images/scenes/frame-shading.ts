import type { FrameSubject } from '#domain/frame/design.ts'
import { SLOTS, type Slot } from '#domain/frame/mesh.ts'
import { mix } from '#domain/frame/scalar.ts'
import { MATERIALS, type Material, type MaterialName } from '#domain/image/materials.ts'
import { LENS_TINTS, type LensTint } from '#domain/image/tints.ts'
import type { ShadingInput } from '#domain/raster/shading-pass.ts'
import { colour, type Colour } from '#domain/raster/colour.ts'
import { acetate, crystal, darkGlass, lensEdge, surfaceOf } from '#images/shade/frame-surfaces.ts'
import { lensSurface } from '#images/shade/lens-surface.ts'
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

/** The materials of a frame: the surface of each slot of its mesh. */
export function frameShading(subject: FrameSubject): ShadingInput {
  const material: Material = MATERIALS[subject.material]
  const isMetal = material.pattern === 'metal'
  const seed = seedOf(subject)
  const body = surfaceOf(isMetal ? MATERIALS.black : material, seed)
  const tint: LensTint = LENS_TINTS[subject.lens]
  const bySlot: Record<Slot, Surface> = {
    front: body,
    temple: isMetal && subject.build === 'metal' ? surfaceOf(material, seed) : body,
    metal: surfaceOf(isMetal ? material : MATERIALS[COMPANIONS[subject.material] ?? 'silver'], seed),
    pad: crystal({ pattern: 'plain', colours: ['#dcd7cf'], swatch: ['#dcd7cf'], clear: 0.45 }),
    lens: lensSurface(tint),
    tip: isMetal ? acetate(MATERIALS.black, seed) : body,
    edge: lensEdge,
    glass: darkGlass,
  }
  return { surfaces: SLOTS.map((slot) => bySlot[slot]), shadow: 0.55, lensShade: shadeOf(tint) }
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
