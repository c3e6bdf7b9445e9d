import { atom } from 'nanostores'

export type Layout = 'center' | 'right' | 'left' | 'right/3' | 'left/3'

/** What may lie over a page, by name, and where it does. Spec §2. */
export const LAYOUTS = {
  size: 'right',
  'rx-find': 'right/3',
  'sight-prescription': 'center',
  'pd-tool': 'left',
  'lens-quality': 'left/3',
  extras: 'right',
  newsletter: 'center',
  language: 'center',
  info: 'right',
} as const satisfies Record<string, Layout>

export type Target = keyof typeof LAYOUTS

/** What a name in an address stands for; one that is none is information. */
export const targetOf = (name: string): Target => (isTarget(name) ? name : 'info')

const isTarget = (name: string): name is Target => Object.hasOwn(LAYOUTS, name)

/** What lies over the page; null where nothing does. The dialog of that name follows. */
export const $overlay = atom<Target | null>(null)

export const openOverlay = (target: Target): void => $overlay.set(target)

export const closeOverlay = (): void => $overlay.set(null)
