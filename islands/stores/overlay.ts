import { atom } from 'nanostores'

export type OverlayLayout = 'center' | 'right' | 'left' | 'right/3' | 'left/3'

/** The overlays by name, with their layouts. Spec §2. */
export const OVERLAY_LAYOUTS = {
  size: 'right',
  'rx-find': 'right/3',
  'sight-prescription': 'center',
  'pd-tool': 'left',
  'lens-quality': 'left/3',
  extras: 'right',
  newsletter: 'center',
  language: 'center',
  info: 'right',
} as const satisfies Record<string, OverlayLayout>

export type OverlayTarget = keyof typeof OVERLAY_LAYOUTS

/** The overlay of a name in an address; an unknown name is `info`. */
export const overlayTargetOf = (name: string): OverlayTarget => (isTarget(name) ? name : 'info')

const isTarget = (name: string): name is OverlayTarget => Object.hasOwn(OVERLAY_LAYOUTS, name)

/** The overlay that is open; null where none is. The dialog of that name follows it. */
export const $overlay = atom<OverlayTarget | null>(null)

export const openOverlay = (target: OverlayTarget): void => $overlay.set(target)

export const closeOverlay = (): void => $overlay.set(null)
