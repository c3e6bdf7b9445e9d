/** As in a browser without WebGL. Here the processor plays the graphics card, and its driver complains in the console. */
export function leaveOutWebGl() {
  const { getContext } = OffscreenCanvas.prototype
  Object.assign(OffscreenCanvas.prototype, {
    getContext(this: OffscreenCanvas, kind: string, options?: unknown): unknown {
      return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, options])
    },
  })
}
