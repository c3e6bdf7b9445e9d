import { writeFile } from 'node:fs/promises'
import { openStudio } from '#tests/support/subject/photograph.ts'
import { y4m } from '#tests/support/subject/y4m.ts'
import { expect, type Page, test as base } from './visitor.ts'

/** A camera that sees a person, and a graphics card that the processor plays: its driver complains, and so does the browser where this journey reads a picture. */
const test = base.extend({
  expectedConsole: /GL Driver Message|willReadFrequently/,
  launchOptions: [
    async ({ launchOptions }, use, { project, workerIndex }) => {
      const { image } = (await openStudio())({ distance: 430, size: { width: 640, height: 480 } })
      const file = `${project.outputDir}/try-on-${workerIndex}.y4m`
      await writeFile(file, y4m([image, image]))
      const args = [
        ...(launchOptions.args ?? []),
        '--enable-unsafe-swiftshader',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

test('the open camera shows a frame on the face, and the picture from it a tinted lens over the eye', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await page.goto('/de-de/instruments/try-on/?frames=10406')
  await page.getByRole('button', { name: 'Kamera öffnen' }).click()
  await expect(page.locator('canvas[data-drawn]')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('durchschnittlicher Größe')).toBeVisible()
  await page.getByRole('button', { name: 'Bild aufnehmen' }).click()
  const instrument = page.locator('[data-instrument="try-on"]')
  await expect(instrument).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  const still = instrument.locator('canvas[data-drawn]')
  await expect(still).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('video')).toHaveCount(0)
  /** Brightness of the picture at shares of its width and height. */
  const brightnessAt = (x: number, y: number) =>
    still.evaluate(
      (canvas: HTMLCanvasElement, [atX = 0, atY = 0]) => {
        const { data } = canvas
          .getContext('2d')!
          .getImageData(atX * canvas.width - 8, atY * canvas.height - 8, 16, 16)
        return data.reduce((sum, byte, at) => (at % 4 < 3 ? sum + byte : sum), 0) / (data.length * 0.75)
      },
      [x, y],
    )
  const [lens, forehead] = [await brightnessAt(0.36, 0.46), await brightnessAt(0.5, 0.36)]
  expect(lens).toBeLessThan(forehead * 0.75)
})

/** Of the film, from 0 to 255: an empty canvas has 0. */
const filmBrightness = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
    return data[0] ?? 0
  })

/** As a driver that compiles a shader and does not link it. */
function refuseToLink() {
  const { getProgramParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getProgramParameter = function (program, name) {
    return name === this.LINK_STATUS ? false : Reflect.apply(getProgramParameter, this, [program, name])
  }
}

test('without models the film shows the camera alone on a phone, and says why', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await context.grantPermissions(['camera'])
  await page.route(/face-mesh/, (route) => route.abort('internetdisconnected'))
  await page.goto('/de-de/instruments/try-on/')
  await page.getByRole('button', { name: 'Kamera öffnen' }).click()
  await expect(page.getByText('konnte nicht geladen werden')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => filmBrightness(page), { timeout: 20_000 }).toBeGreaterThan(40)
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(0)
})

test('where shaders cannot be linked, the film shows the camera and the picture from it a frame', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera'])
  await page.addInitScript(refuseToLink)
  await page.goto('/de-de/instruments/try-on/')
  await page.getByRole('button', { name: 'Kamera öffnen' }).click()
  await expect(page.getByText('im laufenden Bild')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => filmBrightness(page), { timeout: 20_000 }).toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Bild aufnehmen' }).click()
  await expect(page.locator('[data-instrument="try-on"] canvas[data-drawn]')).toBeVisible({ timeout: 30_000 })
})
