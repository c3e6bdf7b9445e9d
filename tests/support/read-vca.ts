/** A job as a machine of another maker reads it, by the field list of the standard: labels, sides, units. */
export type VcaJob = {
  version: string
  job: string
  /** Eyes to make: B is both. */
  eyes: string
  right: VcaLens
  left: VcaLens
  bridge: number
  frameType: number
  edgeType: number
}
export type VcaLens = {
  sphere: number
  cylinder: number
  axis: number
  addition: number | null
  pd: number | null
  nearPd: number | null
  prism: number | null
  prismBase: number | null
  segmentHeight: number | null
  centreHeight: number | null
  index: number
  material: number
  type: string
  tint: string | null
  coating: string | null
  width: number
  height: number
  effectiveDiameter: number
  bevel: number | null
  /** Hundredths of a millimetre, at equal angles from 0°, anticlockwise from the front. */
  radii: number[]
}

const SIDES = { right: 0, left: 1 } as const

/** Records end with CR LF and are LABEL=value;value; where a record has one value for each side, the right one is first. */
export function readVca(file: string): VcaJob {
  if (!/^[\x20-\x7e\r\n]*$/.test(file)) throw new Error('the file is not ASCII')
  const records = file.split('\r\n').map((line) => {
    const at = line.indexOf('=')
    return [line.slice(0, at), line.slice(at + 1).split(';')] as const
  })
  if (records.at(-1)?.[0] !== '' || records.slice(0, -1).some(([label]) => !/^[A-Z]{1,8}$/.test(label)))
    throw new Error('a record without a label')
  const long = file.split('\r\n').find((line) => line.length > 80)
  if (long !== undefined) throw new Error(`${long.length} characters: ${long}`)
  const valuesOf = (label: string) => records.find(([each]) => each === label)?.[1]
  const one = (label: string): string => {
    const values = valuesOf(label)
    if (values?.length !== 1) throw new Error(`${label}: ${values?.length ?? 'no'} values`)
    return values[0] ?? ''
  }
  /** An empty value is none. */
  const text = (label: string, side: keyof typeof SIDES): string | null => {
    const values = valuesOf(label)
    if (values === undefined) return null
    if (values.length !== 2) throw new Error(`${label}: ${values.length} values for two sides`)
    return values[SIDES[side]] || null
  }
  const number = (label: string, side: keyof typeof SIDES): number | null => {
    const value = text(label, side)
    if (value !== null && !/^[-+]?\d+(\.\d+)?$/.test(value)) throw new Error(`${label}: ${value}`)
    return value === null ? null : Number(value)
  }
  const required = (label: string, side: keyof typeof SIDES): number => {
    const value = number(label, side)
    if (value === null) throw new Error(`no ${label}`)
    return value
  }
  const radii = (side: 'R' | 'L'): number[] => {
    const start = records.findIndex(([label, [, , , of]]) => label === 'TRCFMT' && of === side)
    const [format, count, spacing, , what] = records[start]?.[1] ?? []
    if (format !== '1' || spacing !== 'E' || what !== 'F') throw new Error(`no trace of ${side}`)
    const rest = records.slice(start + 1)
    const end = rest.findIndex(([label]) => label !== 'R')
    const found = rest.slice(0, end).flatMap(([, values]) => values.map(Number))
    if (found.length !== Number(count) || !found.every(Number.isInteger))
      throw new Error(`${found.length} radii of ${count}`)
    return found
  }
  /** A newer label beside the older one says the same. */
  const typeOf = (side: 'right' | 'left'): string => {
    const [older, newer] = [text('LTYP', side), text('LTYPE', side)]
    if (older === null || older !== newer) throw new Error(`LTYP ${older}, LTYPE ${newer}`)
    return older
  }
  const lens = (side: 'right' | 'left'): VcaLens => ({
    sphere: required('SPH', side),
    cylinder: required('CYL', side),
    axis: required('AX', side),
    addition: number('ADD', side),
    pd: number('IPD', side),
    nearPd: number('NPD', side),
    prism: number('PRVM', side),
    prismBase: number('PRVA', side),
    segmentHeight: number('SEGHT', side),
    centreHeight: number('OCHT', side),
    index: required('LIND', side),
    material: required('LMATTYPE', side),
    type: typeOf(side),
    tint: text('TINT', side),
    coating: text('ACOAT', side),
    width: required('HBOX', side),
    height: required('VBOX', side),
    effectiveDiameter: required('FED', side),
    bevel: number('BEVP', side),
    radii: radii(side === 'right' ? 'R' : 'L'),
  })
  return {
    version: one('OMAV'),
    job: one('JOB'),
    eyes: one('DO'),
    right: lens('right'),
    left: lens('left'),
    bridge: Number(one('DBL')),
    frameType: Number(one('FTYP')),
    edgeType: Number(one('ETYP')),
  }
}
