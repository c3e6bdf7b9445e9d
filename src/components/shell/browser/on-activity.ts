// What a visitor cannot reach before their first act, at which `start.ts` loads it. Without it popovers are closed by a press alone,
// languages are mere links, and a page is fetched when its link is followed.
import { initLanguageDialog } from '#components/language/browser/language-dialog.ts'
import { currentConnection, isDataSaving } from '#islands/data-saving.ts'
import { initDialogs } from './dialogs.ts'
import { initPopovers } from './popovers.ts'

initDialogs()
initPopovers()
initLanguageDialog()
// Browsers with speculation rules have those of `prefetch.ts`.
if (!HTMLScriptElement.supports?.('speculationrules') && !isDataSaving(currentConnection()))
  import('./hover-prefetch.ts').then((script) => script.prefetchOnHover()).catch(() => null)
