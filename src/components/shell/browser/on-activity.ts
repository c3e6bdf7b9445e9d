// What a visitor cannot reach before their first act, at which `start.ts` loads it. Without it popovers are closed by a press alone, and
// languages are mere links.
import { initLanguageDialog } from '#components/language/browser/language-dialog.ts'
import { initDialogs } from './dialogs.ts'
import { initHoverPrefetch } from './hover-prefetch.ts'
import { initPopovers } from './popovers.ts'

initDialogs()
initHoverPrefetch()
initPopovers()
initLanguageDialog()
