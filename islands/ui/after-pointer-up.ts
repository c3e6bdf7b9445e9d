/** Delays a change that moves or covers things on the page until no button is pressed: a button must stay under the finger until it is released. */
export function afterPointerUp(act: () => void): void {
  if (!document.querySelector(':active')) return act()
  const pressed = new AbortController()
  const end = () => {
    pressed.abort()
    setTimeout(act)
  }
  for (const name of ['pointerup', 'pointercancel', 'keyup']) addEventListener(name, end, pressed)
}
