import { tell } from '#islands/stores/alerts.ts'
import type { Notice } from '#islands/stores/basket-state.ts'
import { noticeText } from './notice-text.ts'
import type { SayNotice } from './say.ts'

/** What is said beside the field of the code. */
const OF_CODE: ReadonlySet<Notice['kind']> = new Set(['code-unknown', 'code-applied'])

/** What is well as it is, though not as it was meant. */
const MILD: ReadonlySet<Notice['kind']> = new Set(['reduced', 'once', 'gift-lost'])

/** Tells in alerts what came of a change: wherever the page is scrolled to, they are seen. Spec §4 "Alert kinds". */
export function alertTo(notices: readonly Notice[], t: SayNotice): void {
  for (const notice of notices)
    if (!OF_CODE.has(notice.kind)) tell(MILD.has(notice.kind) ? 'warning' : 'error', noticeText(notice, t))
}
