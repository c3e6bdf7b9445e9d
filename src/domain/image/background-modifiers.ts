/** The brightness that adapts a picture to the shop's background: white ones become darker, grey ones lighter. Spec §9. */
const BRIGHTNESS = new Map([
  ['white', 0.96],
  ['grey', 1.06],
])

/**
 * The query that adapts a picture to the shop's background, by the background of the picture (`imageBackground`). Empty for a transparent
 * one: the image service draws those on f4f4f4, which is the background of spec §9.
 *
 * @example backgroundModifiers('white') // "bg=ffffff&brightness=0.96"
 */
export function backgroundModifiers(background: string | null): string {
  if (background === 'transparent') return ''
  const brightness = BRIGHTNESS.get(background ?? '')
  return `bg=ffffff${brightness === undefined ? '' : `&brightness=${brightness}`}`
}
