import { showTypedText } from './show-typed-text.ts'
import { type PageParts, pagePartsOf, patchPage } from './patch-page.ts'

const nothing = () => {}

/**
 * Shows a story while it is edited: changed texts at once, everything else once the server has rendered it. There is one request at a time,
 * and the next one is for the latest version.
 */
export function createLivePreview(page: Document): (story: object) => void {
  let sent: PageParts = pagePartsOf(page.cloneNode(true) as Document)
  let shown: object | undefined
  let takeBack = nothing
  let waiting: object | undefined
  let isAsking = false

  function show(story: object): void {
    takeBack()
    takeBack = shown ? showTypedText(page, shown, story) : nothing
  }

  async function ask(): Promise<void> {
    isAsking = true
    while (waiting) {
      const story = waiting
      waiting = undefined
      const parts = await drawn(story).catch(() => undefined)
      takeBack()
      takeBack = nothing
      if (parts) {
        patchPage(pagePartsOf(page), sent, parts)
        sent = parts
        shown = story
      }
      if (waiting) show(waiting)
    }
    isAsking = false
  }

  return (story) => {
    waiting = story
    show(story)
    if (!isAsking) void ask()
  }
}

/** The page with the edited story in place of the draft, as the server renders it. A refused request changes nothing. */
async function drawn(story: object): Promise<PageParts | undefined> {
  const answer = await fetch(location.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(story),
  })
  if (!answer.ok) return undefined
  return pagePartsOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}
