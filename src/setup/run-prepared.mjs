// Runs one command of the project after the set-up: `node src/setup/run-prepared.mjs astro dev`.
import { spawn } from 'node:child_process'
import { env, prepare, root } from './steps.mjs'

await prepare()
const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
