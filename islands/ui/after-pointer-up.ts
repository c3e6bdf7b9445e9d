let isPressed = false

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => void (isPressed = true), { capture: true })
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(name, () => void (isPressed = false), { capture: true })
}

/** Delays a change that moves things on the page until no button is pressed: a button must stay under the finger until it is released. */
export function afterPointerUp(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
