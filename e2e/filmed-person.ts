import { writeFile } from 'node:fs/promises'
import { openStudio } from '#tests/support/subject/photograph.ts'
import { y4m } from '#tests/support/subject/y4m.ts'
import { test as base } from './visitor.ts'
import { inWholeBrowser } from './whole-browser.ts'

/** A camera that sees a person, and a graphics card that the processor plays: its driver complains, and so does the browser where a journey reads a picture. */
export const test = base.extend({
  expectedConsole: /GL Driver Message|willReadFrequently/,
  launchOptions: [
    async ({ launchOptions }, use, { project, workerIndex }) => {
      const { image } = (await openStudio())({ distance: 430, size: { width: 640, height: 480 } })
      const file = `${project.outputDir}/try-on-${workerIndex}.y4m`
      await writeFile(file, y4m([image, image]))
      const args = [
        '--enable-unsafe-swiftshader',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ]
      await use(inWholeBrowser(launchOptions, args))
    },
    { scope: 'worker' },
  ],
})
