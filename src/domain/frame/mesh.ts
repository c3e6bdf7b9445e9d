/** The material slot of a triangle; a picture assigns a material to each slot. */
export const SLOTS = ['front', 'temple', 'metal', 'pad', 'lens', 'tip', 'edge', 'glass'] as const
export type Slot = (typeof SLOTS)[number]
export const slotNumber = (slot: Slot): number => SLOTS.indexOf(slot)

export type Vector = readonly [x: number, y: number, z: number]

/** Triangles in millimetres. `texture` is the position of a point in the raw material, before bending. */
export type Mesh = {
  positions: Float32Array
  normals: Float32Array
  textures: Float32Array
  triangles: Uint32Array
  slots: Uint8Array
  /** How much ambient light reaches each vertex, 0 to 1; without it all of it does. */
  open?: Float32Array
}

export type MeshBuilder = ReturnType<typeof meshBuilder>

/** Collects vertices and triangles; indices follow the order of adding. */
export function meshBuilder() {
  const positions: number[] = []
  const normals: number[] = []
  const textures: number[] = []
  const triangles: number[] = []
  const slots: number[] = []
  return {
    get count() {
      return positions.length / 3
    },
    vertex(position: Vector, normal: Vector, texture: Vector = position): number {
      positions.push(position[0], position[1], position[2])
      normals.push(normal[0], normal[1], normal[2])
      textures.push(texture[0], texture[1], texture[2])
      return positions.length / 3 - 1
    },
    triangle(a: number, b: number, c: number, slot: number) {
      triangles.push(a, b, c)
      slots.push(slot)
    },
    /** Moves everything that was added so far. */
    transform(move: (position: Vector, normal: Vector) => [Vector, Vector]) {
      for (let i = 0; i < positions.length; i += 3) {
        const [position, normal] = move(vectorAt(positions, i), vectorAt(normals, i))
        for (let axis = 0; axis < 3; axis++) {
          positions[i + axis] = position[axis]!
          normals[i + axis] = normal[axis]!
        }
      }
    },
    mesh: (): Mesh => ({
      positions: new Float32Array(positions),
      normals: new Float32Array(normals),
      textures: new Float32Array(textures),
      triangles: new Uint32Array(triangles),
      slots: new Uint8Array(slots),
    }),
  }
}

export const vectorAt = (values: ArrayLike<number>, start: number): Vector => [
  values[start]!,
  values[start + 1]!,
  values[start + 2]!,
]

export function normalised([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
