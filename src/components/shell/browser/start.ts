import { keepDialogs } from './dialogs.ts'
import { watchBuild } from './build.ts'
import { prefetchNextPages } from './prefetch.ts'
import { keepSearch } from './search.ts'
import { rememberLanguage } from './language.ts'
import { suggest } from './suggest.ts'

keepDialogs()
keepSearch()
suggest()
rememberLanguage()
watchBuild()
prefetchNextPages()
