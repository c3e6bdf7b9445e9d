import { keepDialogs } from './dialogs.ts'
import { watchBuild } from './build.ts'
import { prefetchNextPages } from './prefetch.ts'
import { keepSearch } from './search.ts'
import { rememberLanguage } from './language.ts'

keepDialogs()
keepSearch()
rememberLanguage()
watchBuild()
prefetchNextPages()
