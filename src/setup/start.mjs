import { spawn } from 'node:child_process'
import { build, COMPILED, env, prepare, root, SERVE } from './steps.mjs'

prepare()
build()
const shop = spawn('node', SERVE, { cwd: root, env: { ...env, ...COMPILED }, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
