import { afterEach, describe, expect, it, vi } from 'vitest'
import { openHearingSounds } from '#islands/instruments/hearing/hearing-sounds.ts'
import { browserWithSounds } from '#tests/support/played-sounds.ts'

const FOLDER = '/instruments/digits/de'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('sounds that cannot be loaded', () => {
  it.each([
    ['are missing', '404', async () => new Response(null, { status: 404 })],
    ['do not arrive', 'offline', () => Promise.reject(new Error('offline'))],
  ])('that %s leave no way to the loudspeakers open', async (_, fault, fetchFile) => {
    browserWithSounds('recordings')
    const close = vi.spyOn(AudioContext.prototype, 'close')
    vi.stubGlobal('fetch', fetchFile)
    await expect(openHearingSounds(FOLDER)).rejects.toThrow(fault)
    expect(close).toHaveBeenCalledOnce()
  })
})
