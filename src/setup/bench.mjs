// The benchmarks in one table: for the shop as it is built now, in a browser that is found or installed.
import { findChromium } from './chromium.mjs'
import { build, COMPILE_CACHE_ENV, prepare, run, SERVE_ARGS } from './steps.mjs'

await prepare()
build()
const chromium = findChromium()
if (!chromium) throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM_PATH.')
const extraEnv = { CHROMIUM_PATH: chromium, ...COMPILE_CACHE_ENV }
// The shop is served as by `npm start`.
process.exit(run('node', ['tests/bench/main.ts', ...SERVE_ARGS], { extraEnv }) ? 0 : 1)
