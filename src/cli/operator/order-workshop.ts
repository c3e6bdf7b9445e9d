import { parseOrderNumber } from '#domain/form/order-number.ts'
import { vcaFile } from '#domain/workshop/vca-file.ts'
import { type WorkshopJob, workshopJobs } from '#domain/workshop/workshop-job.ts'
import { renderJobSheet, WORKSHOP_LANGUAGES } from '#modules/documents/job-sheet.ts'
import { heldReason } from './held-reason.ts'
import { type Desk, saveFile } from './order-documents.ts'
import { runOrderCommand } from './orders.ts'
import { type CommandOutcome, invalidCommand, type ParsedCommand, refused } from './parse-command.ts'

type Files = { name: string; content: Buffer }[]

/**
 * `order workshop NUMBER [--sheet FILE.pdf] [--vca FILE.vca]`: the glasses are being made. What cannot be made is refused before anything
 * changes; files are written after the move, and the same command again writes them again.
 */
export async function runWorkshopCommand(command: ParsedCommand, desk: Desk): Promise<CommandOutcome> {
  const { orders, writeLine } = desk
  const { sheet, vca, language = 'de', package: typed, force = false } = command.options
  if (sheet !== undefined && !/.\.pdf$/i.test(sheet))
    return invalidCommand(writeLine, '--sheet needs a file: FILE.pdf')
  if (vca !== undefined && !/.\.(vca|oma)$/i.test(vca))
    return invalidCommand(writeLine, '--vca needs a file: FILE.vca')
  const workshop = WORKSHOP_LANGUAGES.find((each) => each === language)
  if (workshop === undefined)
    return invalidCommand(writeLine, `the sheet is not made in ${language}: use --language de or en`)
  const id = parseOrderNumber(command.operands.join(''))
  const order = id.ok ? (await orders.byId(id.value))?.order : undefined
  // Whatever is wrong with the number is reported there.
  if (!order) return runOrderCommand(command, orders, writeLine)
  const jobs = workshopJobs(order, {
    packageId: typed === undefined ? undefined : Number(typed),
    areOldAccepted: force,
    isPrismChecked: command.options['prism-checked'] ?? false,
  })
  const isPrinted = sheet !== undefined || vca !== undefined
  if (!jobs.ok && (isPrinted || jobs.error.kind !== 'none'))
    return refused(
      writeLine,
      jobs.error.kind === 'none'
        ? `order ${order.id} has no glasses to be made`
        : heldReason(order, jobs.error),
    )
  const made = jobs.ok ? jobs.value : []
  const vcaFiles = vca === undefined ? [] : vcaFilesOf(made, vca)
  if (typeof vcaFiles === 'string') return refused(writeLine, vcaFiles)
  const moved = await runOrderCommand(command, orders, writeLine)
  if (moved !== 'done') return moved
  const sheets =
    sheet === undefined ? [] : [{ name: sheet, content: await renderJobSheet(order, made, workshop) }]
  return saveAll([...sheets, ...vcaFiles], desk)
}

/** One file for each pair, numbered where there are several; a message where a frame cannot be traced. */
function vcaFilesOf(jobs: readonly WorkshopJob[], name: string): Files | string {
  const files: Files = []
  for (const [at, job] of jobs.entries()) {
    const content = vcaFile(job)
    if (content === null)
      return `the shape of frame ${job.frame.variant.referenceKey} is not known: have it traced, and use --sheet alone`
    const numbered = jobs.length > 1 ? name.replace(/(?=\.\w+$)/, `-${at + 1}`) : name
    files.push({ name: numbered, content: Buffer.from(content, 'ascii') })
  }
  return files
}

async function saveAll(files: Files, desk: Desk): Promise<CommandOutcome> {
  for (const { name, content } of files) {
    const saved = await saveFile(name, content, desk)
    if (saved !== 'done') return saved
  }
  return 'done'
}
