import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStudio } from '#tests/support/subject/photograph.ts'
import { y4m } from '#tests/support/subject/y4m.ts'
import type { PixelImage } from '#domain/face/face-landmarks.ts'
import { launch } from './browser.ts'
import { atLeast, atMost, type Row } from './table.ts'

/** What the shop asks a camera for. */
export const CAMERA = { width: 1280, height: 960 }
const SECONDS = 10

/** A head that turns to both sides, in eight pictures. */
export async function turningHead(): Promise<PixelImage[]> {
  const shoot = await openStudio()
  return Array.from({ length: 8 }, (_, at) => {
    const yaw = 12 * Math.sin((at * Math.PI) / 4)
    return shoot({ distance: 450, yaw, size: CAMERA }).image
  })
}

/** In the shop's own mirror, before a fake camera of 30 pictures a second: reading each picture and finding its face. A frame is not drawn, as the processor would play the graphics card. */
export async function landmarkFilmRows(origin: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-film-'))
  const file = join(folder, 'film.y4m')
  writeFileSync(file, y4m(await turningHead()))
  const browser = await launch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
    '--enable-unsafe-swiftshader',
  ])
  try {
    const page = await browser.newPage()
    await page.addInitScript(recordLandmarks)
    await page.goto(`${origin}/de-de/instruments/try-on/?frames=10406`)
    await page.getByRole('button', { name: 'Kamera öffnen' }).click()
    const { firstMs, perSecond } = await page.evaluate(measureFilm, SECONDS)
    return [
      atLeast('landmarks of a camera of 1280 × 960 a second, in the browser', perSecond, 24, ''),
      atMost('first landmarks after the models, in the browser', firstMs, 1500, 'ms'),
    ]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

declare global {
  /** When each picture's face was found, and when the models were there, in milliseconds of the page. */
  var foundAt: number[]
  var openedAt: number
}

/** Runs in the page before its scripts: nothing is painted with WebGL, and answers of the face worker are counted. */
function recordLandmarks(): void {
  const nothing = () => {}
  const { prototype } = WebGL2RenderingContext
  Object.assign(prototype, {
    drawArrays: nothing,
    drawElements: nothing,
    texImage2D: nothing,
    clear: nothing,
  })
  globalThis.foundAt = []
  const Original = Worker
  globalThis.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      globalThis.openedAt = performance.now()
      this.addEventListener('message', ({ data }) => {
        if (data.landmarks) globalThis.foundAt.push(performance.now())
      })
    }
  }
}

/** Runs in the page. */
async function measureFilm(seconds: number): Promise<{ firstMs: number; perSecond: number }> {
  const wait = async (until: () => boolean) => {
    while (!until()) await new Promise(requestAnimationFrame)
  }
  // So many before the measurement, so that what is compiled once does not count.
  await wait(() => globalThis.foundAt.length > 30)
  const [begun, from] = [performance.now(), globalThis.foundAt.length]
  await wait(() => performance.now() - begun >= seconds * 1000)
  const perSecond = (globalThis.foundAt.length - from) / ((performance.now() - begun) / 1000)
  return { firstMs: (globalThis.foundAt[0] ?? Infinity) - globalThis.openedAt, perSecond }
}
