import { spawn } from 'node:child_process'
import { build, COMPILE_CACHE_ENV, env, prepare, root, SERVE_ARGS } from './steps.mjs'

await prepare()
build()
const shop = spawn('node', SERVE_ARGS, { cwd: root, env: { ...env, ...COMPILE_CACHE_ENV }, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
