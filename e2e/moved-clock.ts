import { readFileSync, watchFile } from 'node:fs'

/**
 * Loaded by a shop before its own code (`--import`): its clock is ahead of the machine's by the milliseconds in the file that `CLOCK_FILE`
 * names, which a journey rewrites while the shop runs. The embedded database asks the same clock.
 */
const file = process.env['CLOCK_FILE'] ?? ''
const MachineDate = Date
let ahead = 0
const read = () => (ahead = Number(readFileSync(file, 'utf8')))
read()
watchFile(file, { interval: 50, persistent: false }, read)

const now = () => MachineDate.now() + ahead
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given: unknown[], called) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, called),
  apply: () => new MachineDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
