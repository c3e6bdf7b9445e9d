import { spawn } from 'node:child_process'
import { build, env, prepare, root } from './steps.mjs'

prepare()
build()
const shop = spawn('node', ['src/server/front.ts'], { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
