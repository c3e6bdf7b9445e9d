import { checkStories, type File, type Finding } from './check.ts'

const DRAFT = '.draft.json'

/** The stories of a folder, and each of them as its draft would have it. */
export function checkFolder(files: readonly File[]): Finding[] {
  const drafts = files.filter(({ file }) => file.endsWith(DRAFT))
  const stories = files.filter(({ file }) => !file.endsWith(DRAFT))
  const edited = drafts.flatMap((draft): File[] => {
    const live = stories.find(({ file }) => file === draft.file.replace(DRAFT, '.json'))
    return live ? [{ file: draft.file, text: merged(live.text, draft.text) }] : []
  })
  const others = stories.filter(
    ({ file }) => !edited.some((each) => each.file.replace(DRAFT, '.json') === file),
  )
  const strays = drafts.filter(({ file }) => !edited.some((each) => each.file === file))
  return [
    ...checkStories(stories),
    ...checkStories([...others, ...edited]).filter(({ file }) => file.endsWith(DRAFT)),
    ...strays.map(({ file }) => ({
      file,
      path: '',
      rule: 'draft',
      message: `is the draft of no story: ${file.replace(DRAFT, '.json')} is not there`,
    })),
  ]
}

/** What cannot be read is left as it is, for the check to say so. */
function merged(live: string, draft: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(live), ...JSON.parse(draft) })
  } catch {
    return draft
  }
}
