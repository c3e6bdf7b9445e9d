import { atom } from 'nanostores'
import { type Consent, parseConsent, UNDECIDED } from '#domain/consent/consent.ts'

const isPage = typeof document !== 'undefined'

/** What this visitor has allowed. Measuring, and requests to other hosts, depend on it. */
export const $consent = atom<Consent>(isPage ? parseConsent(document.cookie) : UNDECIDED)

/** The visitor may have decided here, or on another page of the shop. */
const reread = (): void => $consent.set(parseConsent(document.cookie))
if (isPage) for (const name of ['consent', 'pageshow']) addEventListener(name, reread)
