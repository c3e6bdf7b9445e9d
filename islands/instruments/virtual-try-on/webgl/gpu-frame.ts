import type { FrameSubject } from '#domain/frame/design.ts'
import { SLOTS, type Mesh, type Slot } from '#domain/frame/mesh.ts'
import { colour } from '#domain/raster/colour.ts'
import { partMaterials, type PartMaterial } from '#domain/shade/frame-shading.ts'
import { patternColourOf } from '#domain/shade/patterns.ts'
import { type GpuMesh, uploadMesh } from './gpu-mesh.ts'

/** The triangles of one slot. */
export type FramePart = { material: PartMaterial; isLens: boolean; from: number; count: number }
export type GpuFrame = GpuMesh & { parts: readonly FramePart[]; solid: number }

/** A worn frame on the graphics card: its triangles by slot, lenses last; its pattern as the colour of each vertex. */
export function uploadFrame(gl: WebGL2RenderingContext, mesh: Mesh, subject: FrameSubject): GpuFrame {
  const materials = partMaterials(subject)
  const order: readonly Slot[] = [...SLOTS.filter((slot) => slot !== 'lens'), 'lens']
  const triangles = new Uint32Array(mesh.triangles.length)
  const tone = new Float32Array(mesh.positions.length)
  const parts: FramePart[] = []
  let count = 0
  for (const slot of order) {
    const from = count
    const paint = painter(materials[slot])
    for (const [triangle, number] of mesh.slots.entries()) {
      if (SLOTS[number] !== slot) continue
      const corners = mesh.triangles.subarray(triangle * 3, triangle * 3 + 3)
      triangles.set(corners, count * 3)
      for (const corner of corners) paint(mesh.textures, tone, corner * 3)
      count += 1
    }
    if (count > from)
      parts.push({ material: materials[slot], isLens: slot === 'lens', from, count: count - from })
  }
  const { positions: position, normals: normal, textures: texturePlace } = mesh
  const open = mesh.open ?? new Float32Array(position.length / 3).fill(1)
  const solid = parts.reduce((sum, part) => sum + (part.isLens ? 0 : part.count), 0)
  return { ...uploadMesh(gl, { position, normal, texturePlace, tone, open }, triangles), parts, solid }
}

function painter(part: PartMaterial): (textures: Float32Array, into: Float32Array, at: number) => void {
  if (part.kind !== 'material') return () => {}
  const { pattern, colours } = part.material
  const paint = patternColourOf(pattern, colours.map(colour), part.seed)
  const light = new Float64Array(3)
  return (textures, into, at) => {
    paint(textures[at]!, textures[at + 1]!, textures[at + 2]!, light)
    into.set(light, at)
  }
}
