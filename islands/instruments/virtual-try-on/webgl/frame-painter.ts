import type { FrameSubject } from '#domain/frame/design.ts'
import type { Size } from '#domain/raster/camera.ts'
import type { PictureLight } from '#domain/virtual-try-on/picture-light.ts'
import { type Wearer, wearerMesh } from '#domain/virtual-try-on/wearer.ts'
import { wornFrame } from '#domain/virtual-try-on/worn-frame.ts'
import { type GpuFrame, uploadFrame } from './gpu-frame.ts'
import { uploadMesh } from './gpu-mesh.ts'
import { closeContext, openContext } from './open-context.ts'
import { linkProgram, type Program } from './program.ts'
import { partUniforms } from './part-uniforms.ts'
import {
  FRAME_FRAGMENT,
  FRAME_VERTEX,
  PICTURE_FRAGMENT,
  PICTURE_VERTEX,
  SHADOW_FRAGMENT,
  SHADOW_VERTEX,
  SKIN_FRAGMENT,
  SKIN_VERTEX,
} from './shaders.ts'
import { SHADOW_SIZE, shadowTarget, smoothTexture } from './textures.ts'

/** Right, up and towards the lamp, row by row, in the axes of the head: above and before it. */
const LAMP = [0.998, 0, -0.068, -0.046, 0.733, -0.679, 0.05, 0.68, 0.731]
/** Frames that stay on the graphics card. */
const MAX_FRAMES = 8

type Drawn = { picture: TexImageSource; wearer: Wearer; light: PictureLight; subject: FrameSubject }

export type FramePainter = {
  /** Until the next call the canvas holds the picture with the frame. */
  paint(drawn: Drawn, size: Size): OffscreenCanvas
  close(): void
}

/** Draws frames with WebGL 2, from back to front; undefined where there is none, or where its driver does not link the shaders. */
export function openFramePainter(): FramePainter | undefined {
  const gl = openContext()
  try {
    return gl ? painterOn(gl) : undefined
  } catch {
    closeContext(gl)
    return undefined
  }
}

function painterOn(gl: WebGL2RenderingContext): FramePainter {
  // The context was opened on one.
  const canvas = gl.canvas as OffscreenCanvas
  const programs = {
    picture: linkProgram(gl, PICTURE_VERTEX, PICTURE_FRAGMENT),
    shadow: linkProgram(gl, SHADOW_VERTEX, SHADOW_FRAGMENT),
    skin: linkProgram(gl, SKIN_VERTEX, SKIN_FRAGMENT),
    frame: linkProgram(gl, FRAME_VERTEX, FRAME_FRAGMENT),
  }
  const textures = { picture: smoothTexture(gl), ground: smoothTexture(gl), shadow: smoothTexture(gl) }
  const target = shadowTarget(gl, textures.shadow)
  const frames = new Map<string, GpuFrame>()

  function frameFor(subject: FrameSubject, scale: number): GpuFrame {
    const key = JSON.stringify([subject, scale])
    const frame = frames.get(key) ?? uploadFrame(gl, wornFrame(subject, scale), subject)
    frames.delete(key)
    frames.set(key, frame)
    for (const [oldest, { free }] of frames) {
      if (frames.size <= MAX_FRAMES) break
      free()
      frames.delete(oldest)
    }
    return frame
  }

  return {
    paint({ picture, wearer, light, subject }, { width, height }) {
      if (gl.isContextLost()) throw new Error('the graphics card was lost')
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      const frame = frameFor(subject, wearer.scale)
      paintShadow(gl, programs.shadow, target, frame)
      gl.viewport(0, 0, width, height)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      paintPicture(gl, programs.picture, textures.picture, picture)
      paintSkin(gl, programs.skin, textures.shadow, wearer, { width, height })
      paintFrame(gl, programs.frame, textures.ground, frame, { wearer, light, width, height })
      return canvas
    },
    close: () => closeContext(gl),
  }
}

/** The nearest depth from the lamp, without a buffer of depths: the greatest value stays. */
function paintShadow(
  gl: WebGL2RenderingContext,
  { program, at }: Program,
  target: WebGLFramebuffer,
  frame: GpuFrame,
) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  gl.viewport(0, 0, SHADOW_SIZE, SHADOW_SIZE)
  gl.clearColor(0, 0, 0, 0)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.disable(gl.DEPTH_TEST)
  gl.enable(gl.BLEND)
  gl.blendEquation(gl.MAX)
  gl.useProgram(program)
  gl.uniformMatrix3fv(at('lamp'), true, LAMP)
  frame.draw(0, frame.solid)
  gl.blendEquation(gl.FUNC_ADD)
  gl.disable(gl.BLEND)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
}

function paintPicture(
  gl: WebGL2RenderingContext,
  { program }: Program,
  texture: WebGLTexture,
  picture: TexImageSource,
) {
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  gl.useProgram(program)
  gl.bindVertexArray(null)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}

/** First its depth alone, then its shadow where it is nearest. */
function paintSkin(
  gl: WebGL2RenderingContext,
  { program, at }: Program,
  shadow: WebGLTexture,
  wearer: Wearer,
  size: Size,
) {
  const { positions, triangles } = wearerMesh(wearer)
  const mesh = uploadMesh(gl, { position: positions }, triangles)
  gl.useProgram(program)
  gl.uniformMatrix3fv(at('lamp'), true, LAMP)
  standBeforeCamera(gl, at, wearer, size)
  gl.bindTexture(gl.TEXTURE_2D, shadow)
  gl.enable(gl.DEPTH_TEST)
  gl.depthFunc(gl.LEQUAL)
  gl.colorMask(false, false, false, false)
  mesh.draw(0, triangles.length / 3)
  gl.colorMask(true, true, true, true)
  gl.depthFunc(gl.EQUAL)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.DST_COLOR, gl.ZERO)
  mesh.draw(0, triangles.length / 3)
  gl.disable(gl.BLEND)
  gl.depthFunc(gl.LEQUAL)
  mesh.free()
}

/** What is clear shows what was painted before it: skin behind the frame, both behind the lenses. */
function paintFrame(
  gl: WebGL2RenderingContext,
  { program, at }: Program,
  ground: WebGLTexture,
  frame: GpuFrame,
  { wearer, light, width, height }: { wearer: Wearer; light: PictureLight } & Size,
) {
  gl.useProgram(program)
  standBeforeCamera(gl, at, wearer, { width, height })
  gl.uniform2f(at('size'), width, height)
  gl.uniform3f(at('light'), ...light.colour)
  gl.uniform1f(at('side'), light.side)
  for (const [order, part] of frame.parts.entries()) {
    if (order === 0 || part.isLens) {
      gl.bindTexture(gl.TEXTURE_2D, ground)
      gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGB, 0, 0, width, height, 0)
    }
    partUniforms(gl, at, part.material)
    frame.draw(part.from, part.count)
  }
}

function standBeforeCamera(
  gl: WebGL2RenderingContext,
  at: Program['at'],
  { camera: { focal, centre }, pose }: Wearer,
  { width, height }: Size,
) {
  gl.uniformMatrix3fv(at('turn'), true, pose.rotation)
  gl.uniform3f(at('shift'), ...pose.translation)
  gl.uniform2f(at('focal'), (2 * focal) / width, (2 * focal) / height)
  gl.uniform2f(at('middle'), (2 * centre[0]) / width - 1, 1 - (2 * centre[1]) / height)
}
