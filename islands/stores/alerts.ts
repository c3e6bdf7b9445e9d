import { atom } from 'nanostores'

/** As spec §4 names them: `reload` offers to reload the page, `route` links to another page. */
export type AlertKind = 'confirm' | 'warning' | 'error' | 'reload' | 'route'

export type Alert = {
  id: number
  kind: AlertKind
  /** Already in the page's language. */
  text: string
  link?: { label: string; href: string } | undefined
}

/** The visible alerts, the oldest first. Every page listens to them; `alert-actions.ts` is loaded by what shows one. */
export const $alerts = atom<readonly Alert[]>([])
