import type { reader } from '#islands/reader.ts'
import type { NOTICE_TEXTS } from './notice-texts.ts'
import type { LINE_TEXTS, PAGE_TEXTS } from './page-texts.ts'
import type { PANEL_TEXTS } from './panel-texts.ts'

/** What each part of the basket can say. */
export type SayNotice = ReturnType<typeof reader<(typeof NOTICE_TEXTS)[number]>>
export type SayLine = ReturnType<typeof reader<(typeof LINE_TEXTS)[number]>>
export type SayPage = ReturnType<typeof reader<(typeof PAGE_TEXTS)[number]>>
export type SayPanel = ReturnType<typeof reader<(typeof PANEL_TEXTS)[number]>>
