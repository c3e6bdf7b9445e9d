import { mix } from '#domain/frame/scalar.ts'
import type { Material } from '#domain/image/materials.ts'
import type { LensTint } from '#domain/image/tints.ts'
import { colour } from '#domain/raster/colour.ts'
import type { PartMaterial } from '#domain/shade/frame-shading.ts'
import type { Program } from './program.ts'

/** Numbers of the kinds in the shader. */
const KINDS = { metal: 0, acetate: 1, crystal: 2, lens: 3, edge: 4, glass: 5 } as const

/** What the shader of frames knows of a part, as `src/domain/shade` computes it. */
export function partUniforms(gl: WebGL2RenderingContext, at: Program['at'], part: PartMaterial) {
  if (part.kind === 'material') return materialUniforms(gl, at, part.material)
  gl.uniform1i(at('kind'), KINDS[part.kind])
  if (part.kind === 'lens') lensUniforms(gl, at, part.tint)
}

function materialUniforms(
  gl: WebGL2RenderingContext,
  at: Program['at'],
  { pattern, clear = 0, roughness }: Material,
) {
  const isMetal = pattern === 'metal'
  const isClear = clear > 0.2
  const isDeep = pattern === 'havana' || pattern === 'horn'
  gl.uniform1i(at('kind'), KINDS[isMetal ? 'metal' : isClear ? 'crystal' : 'acetate'])
  gl.uniform1f(at('soft'), isMetal ? (roughness ?? 0.12) : mix(0.14, 0.9, roughness ?? 0))
  gl.uniform1f(at('gloss'), mix(1.5, 0.4, roughness ?? 0))
  gl.uniform1f(at('clear'), isClear ? clear : isDeep ? 0.35 : 0)
}

function lensUniforms(
  gl: WebGL2RenderingContext,
  at: Program['at'],
  { colours, density, mirror, isPolarized }: LensTint,
) {
  const isTinted = density[0] > 0.3
  gl.uniform3f(at('upper'), ...colour(colours[0]))
  gl.uniform3f(at('lower'), ...colour(colours[1]))
  gl.uniform2f(at('density'), ...density)
  gl.uniform1f(at('window'), isPolarized ? 0 : isTinted ? 0.09 : 0.15)
  gl.uniform1f(at('sheen'), isPolarized ? 0.15 : 0.6)
  const [red, green, blue] = colour(mirror ?? '#000000')
  gl.uniform4f(at('mirror'), red, green, blue, mirror === undefined ? 0 : isTinted ? 0.8 : 0.1)
}
