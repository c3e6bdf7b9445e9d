import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FaceModels, findLandmarks } from '#islands/instruments/face/find-landmarks.ts'
import { compileSimd } from '#islands/instruments/face/simd-kernels.ts'
import { openFaceModels, openFastFaceModels } from '#tests/support/face-models.ts'
import { readPortrait } from '#tests/support/portrait.ts'
import { compileKernels } from '../../../../src/setup/face-model/compile-kernels.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Between places of both, in pixels. */
const largestDistance = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at]!)), 0)
const IRISES = 468 * 3

it('finds points where the plain kernels find them: irises within 0.0001 pixels, all within 0.00015', async () => {
  const [plain, fast] = [openFaceModels(), await openFastFaceModels()]
  const portrait = await readPortrait()
  const find = (models: FaceModels) => findLandmarks(models, portrait)!.points
  const [there, here] = [find(plain), find(fast)]
  expect(largestDistance(here.subarray(IRISES), there.subarray(IRISES))).toBeLessThan(1e-4)
  expect(largestDistance(here, there)).toBeLessThan(1.5e-4)
  // Single and double precision differ in the last digits: where they do not, both were the plain kernels.
  expect(largestDistance(here, there)).toBeGreaterThan(0)
})

describe('the plain kernels are left', () => {
  it('without SIMD, whose module is not valid there', () => {
    expect(compileSimd(Uint8Array.of(0, 97, 115, 109, 2))).toBeUndefined()
  })

  it('without WebAssembly', async () => {
    const kernels = await compileKernels()
    expect(compileSimd(kernels)).toBeInstanceOf(WebAssembly.Module)
    vi.stubGlobal('WebAssembly', undefined)
    expect(compileSimd(kernels)).toBeUndefined()
  })

  it('where the policy of the page refuses', async () => {
    const kernels = await compileKernels()
    const refuse = () => {
      throw new Error('refused')
    }
    vi.stubGlobal('WebAssembly', { validate: () => true, Module: refuse })
    expect(compileSimd(kernels)).toBeUndefined()
  })
})
