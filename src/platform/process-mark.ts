import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * Text that tells this process from every other: its id, and when it started, as ids of processes are used again and
 * in a container every process has the same.
 */
export async function processMark(): Promise<string> {
  return `${process.pid}\n${await processStart(process.pid)}\n`
}

/** Whether the process that wrote a mark runs. Anything that is no mark is of no running process. */
export async function isRunning(mark: string): Promise<boolean> {
  const [id = '', recorded = ''] = mark.split('\n')
  const pid = Number(id)
  const start = await processStart(pid)
  if (start === null) return false
  // Without a recorded start it is a file of an earlier version, and not of this process.
  return recorded === '' || start === '' ? pid !== process.pid : start === recorded
}

/**
 * When a process started, as the system writes it. Null where no such process runs, and an empty text where the
 * system does not tell.
 */
async function processStart(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    // Behind the name, which may contain spaces and parentheses; the 22nd field counts from 1.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    return `${boot.trim()}/${ticks}`
  } catch {
    // macOS and BSD have no /proc.
    const listed = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null)
    return listed?.stdout.trim() ?? ''
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
