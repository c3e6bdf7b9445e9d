import { guess } from './guess.ts'
import { type Parts, partsOf, swap } from './swap.ts'

const nothing = () => {}

/**
 * Shows a story as it is typed: words at once, all of it as soon as the server has drawn it. One question at a time, then the latest of
 * what was typed meanwhile.
 */
export function keepShown(page: Document): (story: object) => void {
  let sent: Parts = partsOf(page.cloneNode(true) as Document)
  let shown: object | undefined
  let takeBack = nothing
  let waiting: object | undefined
  let isAsking = false

  function show(story: object): void {
    takeBack()
    takeBack = shown ? guess(page, shown, story) : nothing
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
        swap(partsOf(page), sent, parts)
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

/** The page with the story in place of the draft, as the server draws it. What it refuses changes nothing. */
async function drawn(story: object): Promise<Parts | undefined> {
  const answer = await fetch(location.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(story),
  })
  if (!answer.ok) return undefined
  return partsOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}
