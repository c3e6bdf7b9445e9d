/** Fields of MediaPipe's `Mesh3d`, as the wire format of protocol buffers numbers them: number × 8 + kind. */
const MESH = (1 << 3) | 2
const VERTEX = (3 << 3) | 5
const INDEX = 4 << 3
/** Of each vertex: x, y and z in centimetres, and two places in a texture. */
const NUMBERS_PER_VERTEX = 5
const MM_PER_CM = 10

/** The vertices in mm, one after the other, and the corners of the triangles. */
export function readFaceGeometry(file: Uint8Array): { vertices: Float32Array; triangles: Uint16Array } {
  const mesh = fieldsOf(file).find(({ tag }) => tag === MESH)
  if (!mesh) throw new Error('face geometry: no mesh')
  const fields = fieldsOf(mesh.bytes)
  const numbers = fields.filter(({ tag }) => tag === VERTEX).map(({ bytes }) => float(bytes))
  return {
    vertices: Float32Array.from(
      numbers.filter((_, at) => at % NUMBERS_PER_VERTEX < 3),
      (value) => value * MM_PER_CM,
    ),
    triangles: Uint16Array.from(
      fields.filter(({ tag }) => tag === INDEX),
      ({ value }) => value,
    ),
  }
}

const float = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true)

type Field = { tag: number; value: number; bytes: Uint8Array }

function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const number = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const tag = number()
    const kind = tag & 7
    const value = kind === 0 || kind === 2 ? number() : 0
    const length = kind === 2 ? value : kind === 5 ? 4 : 0
    fields.push({ tag, value, bytes: message.subarray(at, at + length) })
    at += length
  }
  return fields
}
