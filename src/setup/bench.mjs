// The benchmarks, one table: of the shop as it is built now, in a browser that is found or installed.
import { findChromium } from './chromium.mjs'
import { build, prepare, run } from './steps.mjs'

prepare()
build()
const chromium = findChromium()
if (!chromium) throw new Error('No Chromium is here, and none could be installed. Set CHROMIUM_PATH.')
process.exit(run('node', ['tests/bench/main.ts'], { extraEnv: { CHROMIUM_PATH: chromium } }) ? 0 : 1)
