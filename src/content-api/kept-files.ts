import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { datasourceFile, draftFile, spaceFile, storyFile } from '#contract/content/story.ts'
import type { ContentFiles } from './content.ts'

/** Where the last good version of each file is kept, so that a file that is broken at a start has one. */
export type KeptFiles = {
  /** Undefined where nothing is kept of this folder, or it cannot be read. */
  read(): Promise<ContentFiles | undefined>
  write(files: ContentFiles): Promise<void>
}

/** A file that belongs to one folder of stories. */
export const keptFiles = (path: string, dir: string): KeptFiles => ({
  async read() {
    try {
      const kept: { dir?: unknown; files?: ContentFiles } = JSON.parse(await readFile(path, 'utf8'))
      return kept.dir === dir && kept.files ? usableFiles(kept.files) : undefined
    } catch {
      return undefined
    }
  },
  async write(files) {
    await mkdir(dirname(path), { recursive: true })
    const part = `${path}.${process.pid}.part`
    await writeFile(part, JSON.stringify({ dir, files }))
    await rename(part, path)
  },
})

/** What this version of the service can use: another one may have written it. */
function usableFiles({ space, stories, datasources }: ContentFiles): ContentFiles {
  return {
    space: spaceFile.parse(space),
    stories: stories.flatMap(({ path, file, draft, writtenAt }) => {
      const story = storyFile.safeParse(file)
      const changed = draftFile.safeParse(draft)
      return story.success
        ? [{ path, file: story.data, draft: changed.data, writtenAt: writtenAt ?? '' }]
        : []
    }),
    datasources: datasources.flatMap(({ slug, ...file }) => {
      const datasource = datasourceFile.safeParse(file)
      return datasource.success ? [{ ...datasource.data, slug }] : []
    }),
  }
}
