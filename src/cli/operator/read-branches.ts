import { newBranch, branch as branchSchema } from '#contract/shop-api/branch.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { parseCsv } from './parse-csv.ts'
import { reasonOf } from './reason-of.ts'

/** `columnOf`: how the file names a part of an entry. */
type Entry = { place: string; value: unknown; columnOf(path: Path): string }

type Path = readonly PropertyKey[]

/** What a file may leave out. */
const DEFAULTS = {
  region: null,
  languages: [],
  specialDays: [],
  accessibility: [],
  texts: {},
  from: null,
  until: null,
  formerIds: [],
}

/** What an entry says of its ids counts, also where the rest of it is wrong. */
const idsSchema = branchSchema.pick({ id: true, formerIds: true })

/**
 * The branches of a file: a JSON array, else a table (CSV). One that is not as it should be is named with its line (CSV)
 * or its place in the array (JSON), all of them at once.
 */
export function readBranches(file: string): Result<Branch[], string[]> {
  // Some editors begin a file with a byte order mark.
  const text = file.replace(/^\uFEFF/, '')
  let entries: Entry[]
  try {
    entries = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(text)
  } catch (error) {
    return fail([reasonOf(error)])
  }
  const branches: Branch[] = []
  const faults: string[] = []
  const places = new Map<number, string>()
  for (const { place, value, columnOf } of entries) {
    const parsed = newBranch.safeParse(value)
    if (parsed.success) branches.push(parsed.data)
    // A row that does not fit its table says so itself.
    else if (typeof value === 'string') faults.push(`${place}: ${value}`)
    else
      for (const { path, message } of parsed.error.issues)
        faults.push([place, columnOf(path), message].filter(Boolean).join(': '))
    const ids = idsSchema.safeParse(value)
    for (const id of ids.success ? [ids.data.id, ...ids.data.formerIds] : []) {
      const earlier = places.get(id)
      if (earlier !== undefined) faults.push(`${place}: the id ${id} is that of ${earlier}`)
      places.set(id, place)
    }
  }
  if (entries.length === 0) faults.push('the file has no branches')
  return faults.length > 0 ? fail(faults) : ok(branches)
}

function fromJson(text: string): Entry[] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list)
    ? list.map((value: unknown, index) => ({
        place: `entry ${index + 1}`,
        columnOf: (path: Path) => path.join('.'),
        value: typeof value === 'object' && value !== null ? { ...DEFAULTS, ...value } : value,
      }))
    : []
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const PLAIN = ['name', 'street', 'zip', 'city', 'county', 'country', 'timeZone', 'phone', 'email']
const TEXT = /^(about|transit|parking)\.([a-z]{2})$/
const KNOWN = new Set([
  'id',
  'latitude',
  'longitude',
  'services',
  'staff',
  'pictures',
  ...PLAIN,
  ...WEEKDAYS,
  ...Object.keys(DEFAULTS),
])

function fromCsv(text: string): Entry[] {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells ?? []
  const unknown = names.filter((name) => !KNOWN.has(name) && !TEXT.test(name))
  if (unknown.length > 0) throw new Error(`line 1: unknown columns: ${unknown.join(', ')}`)
  return rows.map(({ line, cells }) => ({
    place: `line ${line}`,
    columnOf,
    value:
      cells.length === names.length
        ? branchOf(new Map(names.map((name, index) => [name, cells[index] ?? ''])))
        : `${cells.length} cells under ${names.length} names`,
  }))
}

/** A day of the hours, and a text of a language, have columns of their own; lists have one. */
function columnOf([first, second, third]: Path): string {
  if (first === 'hours' && typeof second === 'number') return WEEKDAYS[second] ?? 'hours'
  return first === 'texts' && third !== undefined ? `${String(third)}.${String(second)}` : String(first ?? '')
}

/** Lists have spaces between their parts; times are 09:30-18:30, special days 2026-12-24=09:00-13:00 or 2026-12-31= */
function branchOf(cells: ReadonlyMap<string, string>): unknown {
  const cell = (name: string) => cells.get(name) ?? ''
  const list = (name: string) => cell(name).split(/\s+/).filter(Boolean)
  return {
    ...Object.fromEntries(PLAIN.map((name) => [name, cell(name)])),
    id: numberOf(cell('id')),
    latitude: numberOf(cell('latitude')),
    longitude: numberOf(cell('longitude')),
    region: cell('region') || null,
    languages: list('languages'),
    services: list('services'),
    ...(cell('staff') !== '' && { staff: numberOf(cell('staff')) }),
    accessibility: list('accessibility'),
    ...(cell('pictures') !== '' && { pictures: list('pictures') }),
    formerIds: list('formerIds').map(numberOf),
    hours: WEEKDAYS.map((day) => list(day).map(spanOf)),
    specialDays: list('specialDays').map((day) => {
      const [date, spans = ''] = day.split('=')
      return { date, spans: spans.split(',').filter(Boolean).map(spanOf) }
    }),
    texts: textsOf(cells),
    from: cell('from') || null,
    until: cell('until') || null,
  }
}

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text))

const spanOf = (text: string) => {
  const [opens, closes] = text.split('-')
  return { opens, closes }
}

function textsOf(cells: ReadonlyMap<string, string>): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {}
  for (const [name, value] of cells) {
    const [, kind, language] = TEXT.exec(name) ?? []
    if (kind !== undefined && language !== undefined && value !== '')
      texts[language] = { ...texts[language], [kind]: value }
  }
  return texts
}
