import { type Parts, partsOf, swap } from './swap.ts'

/** Shows a story as it is typed: one question at a time, then the latest of what was typed meanwhile. */
export function keepShown(page: Document): (story: object) => void {
  let sent: Parts = partsOf(page.cloneNode(true) as Document)
  let waiting: object | undefined
  let isAsking = false

  async function ask(): Promise<void> {
    isAsking = true
    while (waiting) {
      const story = waiting
      waiting = undefined
      const parts = await drawn(story).catch(() => undefined)
      if (!parts) continue
      swap(partsOf(page), sent, parts)
      sent = parts
    }
    isAsking = false
  }

  return (story) => {
    waiting = story
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
