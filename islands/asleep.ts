import { ASLEEP, type Load, READY } from './interaction.ts'
import { prepare } from './prepare.ts'

/** What a person does with an island before it is one. The last two come of opening what an island lies in. */
const WAKING = ['pointerover', 'pointerdown', 'touchstart', 'focusin']
const OPENING = 'beforetoggle'
/** What the browser does by itself, without the island: it is not to wait. */
const OWN_WAY = ':is([popovertarget], [commandfor])'
/** A box turns by itself at once; its island reads it when it has come to life. */
const PRESSED = `button:not(${OWN_WAY}), input[type='submit']`

/**
 * Islands of `client:interaction` come to life when a person first acts on them, or opens what they lie in. What is pressed meanwhile waits,
 * and is then done in its order; where the island could not be fetched, as the page would have done it without JavaScript.
 */
export function keepIslands(): void {
  document.addEventListener(ASLEEP, (event) => {
    if (event instanceof CustomEvent && event.target instanceof HTMLElement)
      keepAsleep(event.target, event.detail)
  })
  // Those that lay there before are to say so again.
  document.dispatchEvent(new Event(READY))
}

function keepAsleep(island: HTMLElement, load: Load): void {
  const held: (() => void)[] = []
  const listening = new AbortController()
  let isAwake = false

  async function wake() {
    if (isAwake) return
    isAwake = true
    const hydrate = await load()
    await hydrate()
    listening.abort()
    for (const act of held) {
      act()
      // What an act changes is to be drawn before the next.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  function hold(event: Event) {
    const again = againOf(event)
    if (again === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(again)
    void wake()
  }

  const { signal } = listening
  for (const name of WAKING) island.addEventListener(name, wake, { signal, passive: true })
  for (const name of ['click', 'submit']) island.addEventListener(name, hold, { signal, capture: true })
  const wakeInside = ({ target }: Event) => {
    if (target instanceof Node && target.contains(island)) void wake()
  }
  document.addEventListener(OPENING, wakeInside, { signal, capture: true })
  prepare(island)
}

/** What does the same once more; null for what is none of the island's business. */
function againOf({ type, target }: Event): (() => void) | null {
  if (type === 'submit') return target instanceof HTMLFormElement ? () => target.requestSubmit() : null
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
  return pressed && (() => pressed.click())
}
