import { ATTRIBUTES } from './program.ts'

/** Numbers of each vertex, one after the other. */
type VertexData = Partial<Record<(typeof ATTRIBUTES)[number], Float32Array>>

/** A mesh on the graphics card; its triangles are drawn in ranges. */
export type GpuMesh = { draw(from: number, count: number): void; free(): void }

export function uploadMesh(gl: WebGL2RenderingContext, data: VertexData, triangles: Uint32Array): GpuMesh {
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  const vertices = data.position!.length / 3
  const buffers = ATTRIBUTES.flatMap((name, at) => {
    const numbers = data[name]
    if (!numbers) return []
    const buffer = gl.createBuffer()
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.STATIC_DRAW)
    gl.enableVertexAttribArray(at)
    gl.vertexAttribPointer(at, numbers.length / vertices, gl.FLOAT, false, 0, 0)
    return buffer
  })
  const index = gl.createBuffer()
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, index)
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW)
  gl.bindVertexArray(null)
  return {
    draw(from, count) {
      gl.bindVertexArray(array)
      gl.drawElements(gl.TRIANGLES, count * 3, gl.UNSIGNED_INT, from * 3 * Uint32Array.BYTES_PER_ELEMENT)
    },
    free() {
      gl.deleteVertexArray(array)
      for (const buffer of [...buffers, index]) gl.deleteBuffer(buffer)
    },
  }
}
