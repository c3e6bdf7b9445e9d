import { checkSettings, checkStories, isSettings, type ContentFile, type Finding } from './check.ts'

const DRAFT = '.draft.json'

/** Checks the settings and the stories of a folder, and each story with its draft applied. */
export function checkFolder(files: readonly ContentFile[]): Finding[] {
  const settings = files.filter(({ file }) => isSettings(file))
  const drafts = files.filter(({ file }) => file.endsWith(DRAFT))
  const stories = files.filter(({ file }) => !file.endsWith(DRAFT) && !isSettings(file))
  const edited = drafts.flatMap((draft): ContentFile[] => {
    const live = stories.find(({ file }) => file === draft.file.replace(DRAFT, '.json'))
    return live ? [{ file: draft.file, text: merged(live.text, draft.text) }] : []
  })
  const others = stories.filter(
    ({ file }) => !edited.some((each) => each.file.replace(DRAFT, '.json') === file),
  )
  const strays = drafts.filter(({ file }) => !edited.some((each) => each.file === file))
  return [
    ...settings.flatMap(checkSettings),
    ...checkStories(stories),
    ...checkStories([...others, ...edited]).filter(({ file }) => file.endsWith(DRAFT)),
    ...strays.map(({ file }) => ({
      file,
      path: '',
      rule: 'draft',
      message: `is a draft without a story: ${file.replace(DRAFT, '.json')} does not exist`,
    })),
  ]
}

/** Unreadable text stays as it is, so that the check reports it. */
function merged(live: string, draft: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(live), ...JSON.parse(draft) })
  } catch {
    return draft
  }
}
