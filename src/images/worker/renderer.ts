import { join } from 'node:path'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { brandLogo } from './wordmark.ts'
import { createBustCache } from '#images/heads/bust-cache.ts'
import type { Size } from '#domain/raster/camera.ts'
import { geometryPass, type GeometryPass, type Scene } from '#domain/raster/geometry-pass.ts'
import { shadingPass } from '#domain/raster/shading-pass.ts'
import { createLruCache } from '#images/cache/lru-cache.ts'
import { setUpScene } from '#images/scenes/scene-setup.ts'

type CachedGeometry = { scene: Scene; captured: GeometryPass }

/** Cached geometry, so that a product's other colours need no second geometry pass. */
const GEOMETRY_CACHE_BYTES = 32 * 1024 * 1024

/** Samples along each edge of a pixel: small pictures can afford more. */
const samplesFor = ({ width }: Size): number => (width <= 420 ? 3 : 2)

/**
 * Renders pictures: sRGB bytes, three per pixel. Results that are slow to compute and never change are cached below
 * `dir`.
 */
export function createRenderer(dir?: string): (picture: RenderSpec, size: Size) => Promise<Uint8Array> {
  const busts = createBustCache(dir === undefined ? undefined : join(dir, 'heads'))
  const geometryCache = createLruCache<CachedGeometry>(GEOMETRY_CACHE_BYTES, ({ captured }) => captured.bytes)
  return async (picture, size) => {
    const { subject, ...rest } = picture
    if (subject.kind === 'wordmark') return brandLogo(subject.name, size)
    const { shape, scene, finish } = setUpScene({ ...rest, subject }, size, busts)
    const { scene: cachedScene, captured } = await geometryCache(
      `${shape} ${size.width}x${size.height}`,
      async () => {
        const set = await scene()
        return { scene: set, captured: geometryPass(set, size, samplesFor(size)) }
      },
    )
    return shadingPass(captured, await finish(cachedScene))
  }
}
