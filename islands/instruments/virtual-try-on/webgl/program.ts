/** A linked program with the places of its uniforms. Throws with the driver's words where it cannot be linked. */
export function linkProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('no shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  for (const [at, name] of ATTRIBUTES.entries()) gl.bindAttribLocation(program, at, name)
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'a shader could not be linked')
  return { program, at: (name: string) => gl.getUniformLocation(program, name) }
}
export type Program = ReturnType<typeof linkProgram>

/** At the same place in all programs, so that they share meshes. */
export const ATTRIBUTES = ['position', 'normal', 'texturePlace', 'tone', 'open'] as const
