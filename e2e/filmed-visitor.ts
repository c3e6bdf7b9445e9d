import { writeFile } from 'node:fs/promises'
import { openStudio } from '#tests/support/subject/photograph.ts'
import type { SubjectTruth } from '#tests/support/subject/subject.ts'
import { y4m } from '#tests/support/subject/y4m.ts'
import { expect, type Page, test as base } from './visitor.ts'
import { inWholeBrowser } from './whole-browser.ts'

const PUPIL_DISTANCE = 61

type Film = SubjectTruth & { file: string; pupilDistance: number }

/** A browser whose camera sees a person with a card on the brow. */
export const test = base.extend<object, { film: Film }>({
  film: [
    async ({ browserName }, use, { project, workerIndex }) => {
      const shoot = await openStudio()
      const { image, truth } = shoot({
        distance: 420,
        pupilDistance: PUPIL_DISTANCE,
        cardDepth: 12,
        size: { width: 960, height: 720 },
      })
      const file = `${project.outputDir}/camera-${browserName}-${workerIndex}.y4m`
      await writeFile(file, y4m([image, image]))
      await use({ ...truth, file, pupilDistance: PUPIL_DISTANCE })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) => {
      const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film.file}`]
      await use(inWholeBrowser(launchOptions, fake))
    },
    { scope: 'worker' },
  ],
})

/** From 0 to 255, of what the camera shows: its first pictures are black. */
const brightness = (root: Pick<Page, 'locator'>) =>
  root.locator('video').evaluate((video: HTMLVideoElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(video, 0, 0, 1, 1)
    return context?.getImageData(0, 0, 1, 1).data[0]
  })

/** Takes a picture with the open camera once it shows something, and waits until the marks are there. */
export async function takePicture(root: Pick<Page, 'locator' | 'getByRole'>): Promise<void> {
  await expect.poll(() => brightness(root)).toBeGreaterThan(50)
  await root.getByRole('button', { name: 'Bild aufnehmen' }).click()
  await expect(root.locator('[data-instrument]')).toHaveAttribute('data-state', 'measuring', {
    timeout: 20_000,
  })
}
