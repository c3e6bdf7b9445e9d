import type { EntryFault } from '#clients/shop-api/offer-calls.ts'
import type { ProductsImported } from '#contract/shop-api/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { counted } from './counted.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { reasonOf } from './reason-of.ts'

/** What the operator can do with the products of the embedded Shop API. */
export type OperatorCatalogue = {
  /** All of a list or nothing. */
  save(products: readonly unknown[]): Promise<Result<ProductsImported, EntryFault[]>>
  /** Derives anew what listings and search read; returns how many products there are. */
  rebuild(): Promise<number>
  /** Throws with the reason. */
  readFile(path: string): Promise<string>
}

/** More would not be read. */
const SHOWN_FAULTS = 50

/** `catalogue import FILE`, `catalogue rebuild`. */
export async function runCatalogueCommand(
  command: ParsedCommand,
  catalogue: OperatorCatalogue,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands } = command
  if (verb !== 'import' && verb !== 'rebuild')
    return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const fault = findOptionFault(command, [])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  if (verb === 'import') {
    const [file, ...more] = operands
    return file === undefined || more.length > 0
      ? invalidCommand(writeLine, 'import takes one file')
      : importFile(file, catalogue, writeLine)
  }
  if (operands.length > 0)
    return invalidCommand(writeLine, `rebuild takes no arguments: ${operands.join(' ')}`)
  return done(writeLine, `the index is rebuilt: ${counted(await catalogue.rebuild(), 'product')}`)
}

async function importFile(
  file: string,
  catalogue: OperatorCatalogue,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const read = await readProducts(file, catalogue)
  if (!read.ok) return refused(writeLine, `${file}: ${read.error}`)
  const saved = await catalogue.save(read.value)
  if (saved.ok) {
    const { created, changed, unchanged } = saved.value
    return done(writeLine, `catalogue: ${created} new, ${changed} changed, ${unchanged} were the same`)
  }
  for (const { place, field, text } of saved.error.slice(0, SHOWN_FAULTS))
    writeLine(
      place < 0 ? `the list: ${text}` : `product ${place + 1}: ${field === '' ? text : `${field}: ${text}`}`,
    )
  return refused(writeLine, `${file}: nothing was imported, ${counted(saved.error.length, 'fault')}`)
}

async function readProducts(
  file: string,
  { readFile }: Pick<OperatorCatalogue, 'readFile'>,
): Promise<Result<unknown[], string>> {
  try {
    // Some editors begin a file with a byte order mark.
    const list: unknown = JSON.parse((await readFile(file)).replace(/^\uFEFF/, ''))
    if (!Array.isArray(list)) return fail('the file is no JSON array')
    return list.length > 0 ? ok(list) : fail('the file has no products')
  } catch (error) {
    return fail(reasonOf(error))
  }
}
