import { atom } from 'nanostores'
import {
  type Consent,
  consentCookie,
  type ConsentGroup,
  consentIn,
  UNDECIDED,
} from '#domain/consent/consent.ts'

/** What this visitor has allowed. Whoever measures, or calls another host, asks here first. */
export const $consent = atom<Consent>(
  typeof document === 'undefined' ? UNDECIDED : consentIn(document.cookie),
)

/** Keeps a decision. A group that is not named is refused. */
export function decide(granted: readonly ConsentGroup[]): void {
  document.cookie = consentCookie(granted)
  $consent.set(consentIn(document.cookie))
}

/** Another page of the shop may have decided meanwhile. */
export const reread = (): void => $consent.set(consentIn(document.cookie))

export const grant = (group: ConsentGroup): void => decide([...$consent.get().granted, group])
