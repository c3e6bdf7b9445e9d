import { atom } from 'nanostores'
import { type Consent, consentIn, UNDECIDED } from '#domain/consent/consent.ts'

const isPage = typeof document !== 'undefined'

/** What this visitor has allowed. Whoever measures, or calls another host, asks here first. */
export const $consent = atom<Consent>(isPage ? consentIn(document.cookie) : UNDECIDED)

/** Here or in another page of the shop something may have been decided. */
const reread = (): void => $consent.set(consentIn(document.cookie))
if (isPage) for (const name of ['consent', 'pageshow']) addEventListener(name, reread)
