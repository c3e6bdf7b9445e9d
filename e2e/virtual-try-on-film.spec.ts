import sharp from 'sharp'
import { failCamera, trackStates, unplugCamera, watchDevices } from './device-tracks.ts'
import { test } from './filmed-person.ts'
import { keepsNothing, requestsForModels } from './on-device.ts'
import { portraitPhoto } from './portrait-photo.ts'
import { expect, expectAccessible, type Locator, type Page } from './visitor.ts'

const MIRRORED = 'matrix(-1, 0, 0, 1, 0, 0)'

test('a visitor sees a frame in the mirror of a camera by keyboard, and a tinted lens in the picture from it, and nothing leaves the device', async ({
  page,
  context,
}) => {
  const models = requestsForModels(page)
  await watchDevices(page)
  await page.goto('/de-de/instruments/try-on/?frames=10406')
  const instrument = page.locator('[data-instrument="try-on"]')
  const source = instrument.locator('[data-camera]')
  const photo = instrument.locator('input[type=file]')
  const drawn = instrument.locator('canvas[data-drawn]')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const open = button('Kamera öffnen')
  async function film() {
    await open.press('Enter')
    await expect(drawn).toBeVisible({ timeout: 30_000 })
  }
  await expect(source).toBeVisible()
  const expectNothingKept = await keepsNothing(page)

  await test.step('a camera that is refused leaves the photo', async () => {
    await open.press('Enter')
    await expect(source).toHaveAttribute('data-camera', 'refused')
    await expect(page.getByRole('alert')).toContainText('nicht erlaubt')
    await expectAccessible(page)
    expect(models).toEqual([])
    await photo.setInputFiles(await portraitPhoto(768))
    await expect(drawn).toBeVisible({ timeout: 30_000 })
    await button('Anderes Bild').press('Enter')
    await expect(source).toHaveAttribute('data-camera', 'idle')
  })

  await context.grantPermissions(['camera'])
  await test.step('so does one that another program uses, and it can be opened again', async () => {
    await failCamera(page, 'NotReadableError')
    await open.press('Enter')
    await expect(page.getByRole('alert')).toContainText('ein anderes Programm')
    await expect(photo).toBeEnabled()
  })

  await test.step('a camera that is opened and closed again is off', async () => {
    await film()
    await expect(page.getByText('durchschnittlicher Größe')).toBeVisible()
    await expectAccessible(page)
    expect(await trackStates(page)).toEqual(['live'])
    await button('Kamera schließen').press('Enter')
    await expect(open).toBeFocused()
    expect(await trackStates(page)).toEqual(['ended'])
  })

  await test.step('a camera that is unplugged leaves the photo, and can be opened again', async () => {
    await open.press('Enter')
    await expect(source).toHaveAttribute('data-camera', 'open')
    await unplugCamera(page)
    await expect(page.getByRole('alert')).toContainText('liefert kein Bild mehr')
    await expect(open).toBeFocused()
    await expect(photo).toBeEnabled()
    await expectAccessible(page)
  })

  await test.step('a picture is taken, and the camera is off', async () => {
    await film()
    await expect(button('Bild aufnehmen')).toBeFocused()
    await button('Bild aufnehmen').press('Enter')
    await expect(instrument).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
    await expect(drawn).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('video')).toHaveCount(0)
    expect(await trackStates(page)).toEqual(['ended', 'ended', 'ended'])
    await expectAccessible(page)
  })

  const [lens, forehead] = [await brightnessAt(drawn, 0.36, 0.46), await brightnessAt(drawn, 0.5, 0.36)]
  expect(lens).toBeLessThan(forehead * 0.75)

  await test.step('it is mirrored until a press, and is saved as it is seen', async () => {
    const mirror = button('Spiegeln')
    await expect(mirror).toHaveAttribute('aria-pressed', 'true')
    await expect(drawn).toHaveCSS('transform', MIRRORED)
    const [left, right] = await savedSides(page)
    await mirror.press('Enter')
    await expect(mirror).toHaveAttribute('aria-pressed', 'false')
    await expect(drawn).toHaveCSS('transform', 'none')
    const [plainLeft, plainRight] = await savedSides(page)
    expect(Math.abs(left - plainRight)).toBeLessThan(1)
    expect(Math.abs(right - plainLeft)).toBeLessThan(1)
    expect(Math.abs(left - right)).toBeGreaterThan(2)
    await mirror.press('Enter')
    await expect(drawn).toHaveCSS('transform', MIRRORED)
  })
  await expectNothingKept()
})

/** Brightness of the left and of the right half of the picture that is saved, from 0 to 255. */
async function savedSides(page: Page): Promise<readonly [number, number]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bild sichern' }).press('Enter')
  const file = sharp(await (await download).path())
  const { width, height } = await file.metadata()
  const half = Math.floor(width / 2)
  const mean = async (left: number) => {
    const { channels } = await sharp(
      await file.clone().extract({ left, top: 0, width: half, height }).greyscale().toBuffer(),
    ).stats()
    return channels[0]?.mean ?? 0
  }
  return [await mean(0), await mean(width - half)]
}

/** Of a picture at shares of its width and height, from 0 to 255. */
const brightnessAt = (picture: Locator, x: number, y: number) =>
  picture.evaluate(
    (canvas: HTMLCanvasElement, [atX = 0, atY = 0]) => {
      const { data } = canvas
        .getContext('2d')!
        .getImageData(atX * canvas.width - 8, atY * canvas.height - 8, 16, 16)
      return data.reduce((sum, byte, at) => (at % 4 < 3 ? sum + byte : sum), 0) / (data.length * 0.75)
    },
    [x, y],
  )

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
