// The benchmarks, one table: of the shop as it is built now, in a browser that is found or installed.
import { findChromium } from './chromium.mjs'
import { build, COMPILED, prepare, run, SERVE } from './steps.mjs'

prepare()
build()
const chromium = findChromium()
if (!chromium) throw new Error('No Chromium is here, and none could be installed. Set CHROMIUM_PATH.')
const extraEnv = { CHROMIUM_PATH: chromium, ...COMPILED }
// The shop is served as `npm start` does it.
process.exit(run('node', ['tests/bench/main.ts', ...SERVE], { extraEnv }) ? 0 : 1)
