import { writeFile } from 'node:fs/promises'
import type { Point } from '#domain/face/fit-circle.ts'
import { openStudio } from '#tests/support/subject/photograph.ts'
import type { SubjectTruth } from '#tests/support/subject/subject.ts'
import { y4m } from '#tests/support/subject/y4m.ts'
import { test as base, expect, expectAccessible, type Page } from './visitor.ts'

const PUPIL_DISTANCE = 61
const SIZE = { width: 960, height: 720 }

/** A browser whose camera sees a person with a card on the brow. */
const test = base.extend<object, { film: SubjectTruth & { file: string } }>({
  film: [
    async ({ browserName }, use, { project, workerIndex }) => {
      const shoot = await openStudio()
      const { image, truth } = shoot({
        distance: 420,
        pupilDistance: PUPIL_DISTANCE,
        cardDepth: 12,
        size: SIZE,
      })
      const file = `${project.outputDir}/camera-${browserName}-${workerIndex}.y4m`
      await writeFile(file, y4m([image, image]))
      await use({ ...truth, file })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) => {
      const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film.file}`]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] })
    },
    { scope: 'worker' },
  ],
})

declare global {
  var opened: MediaStreamTrack[]
}

/** Of all tracks of cameras that the page has opened. */
const trackStates = (page: Page) => page.evaluate(() => globalThis.opened.map(({ readyState }) => readyState))

/** From 0 to 255, of what the camera shows: its first pictures are black. */
const brightness = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(video, 0, 0, 1, 1)
    return context?.getImageData(0, 0, 1, 1).data[0]
  })

/** A mark, and how far from it a place of the picture is, in pixels of the picture; the view box of the marks is the part that is shown. */
async function wayTo(page: Page, handle: string, to: Point) {
  const mark = page.locator(`[data-handle="${handle}"]`)
  const [x = 0, y = 0, perPixel = 1] = await mark.evaluate((element) => {
    const { viewBox, clientWidth } = element.parentElement!.querySelector('svg')!
    const { x: left, y: top, width, height } = viewBox.baseVal
    const { style } = element
    const at = (share: string, size: number) => (Number.parseFloat(share) / 100) * size
    return [left + at(style.left, width), top + at(style.top, height), clientWidth / width]
  })
  return { mark, across: to.x - x, down: to.y - y, perPixel }
}

/** Moves a mark by its arrow keys, which go by half pixels, with Shift by five. */
async function moveTo(page: Page, handle: string, to: Point): Promise<void> {
  const { mark, across, down } = await wayTo(page, handle, to)
  await mark.focus()
  const ways = [
    [across, 'ArrowRight', 'ArrowLeft'],
    [down, 'ArrowDown', 'ArrowUp'],
  ] as const
  for (const [way, forward, back] of ways) {
    const halves = Math.round(Math.abs(way) * 2)
    const key = way > 0 ? forward : back
    for (let press = 0; press < Math.floor(halves / 10); press += 1) await page.keyboard.press(`Shift+${key}`)
    for (let press = 0; press < halves % 10; press += 1) await page.keyboard.press(key)
  }
}

/** Drags a mark by its border, in steps. */
async function dragTo(page: Page, handle: string, to: Point): Promise<void> {
  const { mark, across, down, perPixel } = await wayTo(page, handle, to)
  await mark.scrollIntoViewIfNeeded()
  const box = await mark.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across * perPixel, y + down * perPixel, { steps: 5 })
  await page.mouse.up()
}

test('a visitor measures the pupil distance before a camera, which is closed once its picture is taken', async ({
  page,
  context,
  film,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith('http://localhost')) sent.push(request.url())
  })
  await page.addInitScript(() => {
    globalThis.opened = []
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      globalThis.opened.push(...stream.getTracks())
      return stream
    }
  })
  await page.goto('/de-de/instruments/pupil-distance/')
  const instrument = page.locator('[data-instrument="pupil-distance"]')
  const source = instrument.locator('[data-camera]')
  const photo = instrument.locator('input[type=file]')
  const open = page.getByRole('button', { name: 'Kamera' })

  await test.step('a camera that is refused leaves the photo', async () => {
    await open.click()
    await expect(source).toHaveAttribute('data-camera', 'refused')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(photo).toBeEnabled()
    await expectAccessible(page)
  })

  await test.step('a camera that is opened and closed again is off', async () => {
    await context.grantPermissions(['camera'])
    await open.click()
    await expect(source).toHaveAttribute('data-camera', 'open')
    expect(await trackStates(page)).toEqual(['live'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Kamera schließen' }).click()
    await expect(source).toHaveAttribute('data-camera', 'idle')
    expect(await trackStates(page)).toEqual(['ended'])
  })

  await test.step('a picture is taken, and the camera is off', async () => {
    await open.click()
    await expect.poll(() => brightness(page)).toBeGreaterThan(50)
    await page.getByRole('button', { name: 'Bild aufnehmen' }).click()
    await expect(instrument).toHaveAttribute('data-state', 'measuring', { timeout: 20_000 })
    expect(await trackStates(page)).toEqual(['ended', 'ended'])
  })

  await test.step('the worker may run WebAssembly by the policy of the page', async () => {
    const [worker] = page.workers()
    const run = () =>
      new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module
    expect(await worker?.evaluate(run)).toBe(true)
  })

  await moveTo(page, 'first', film.card[0])
  await dragTo(page, 'last', film.card[1])
  const { across, down } = await wayTo(page, 'last', film.card[1])
  expect(Math.hypot(across, down)).toBeLessThan(0.5)

  await test.step('each mark is moved by keyboard, and the distance follows', async () => {
    const reading = instrument.locator('output').filter({ hasText: 'Abstand' })
    const before = await reading.innerText()
    for (const handle of ['right', 'left', 'first', 'last']) {
      const mark = page.locator(`[data-handle="${handle}"]`)
      await mark.press('Shift+ArrowLeft')
      await expect(reading).not.toHaveText(before)
      await mark.press('Shift+ArrowRight')
      await expect(reading).toHaveText(before)
    }
  })

  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zeichen stimmen' }).press('Enter')
  await expect(instrument).toContainText(/6[01](,5)?\s±\s2\smm/)
  expect(sent).toEqual([])

  await test.step('a device without a camera leaves the photo', async () => {
    await page.reload()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await open.click()
    await expect(source).toHaveAttribute('data-camera', 'absent')
    await expect(photo).toBeEnabled()
  })
})
