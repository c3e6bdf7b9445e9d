import { mirrored, traceOf } from '#domain/frame/trace.ts'
import { EYE_FIELD, EYES, type EyeField } from '#domain/prescription/eye-field.ts'
import { READING_DISTANCE, roundedNearPupilDistance } from '#domain/prescription/near-pupil-distance.ts'
import { isByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import type { WorkshopJob } from './workshop-job.ts'

/** Radii of a trace, and of one line of it. */
const RADII = 400
const PER_LINE = 10

/** Characters of a record, without its end. */
const RECORD_LENGTH = 80

/**
 * A job in the data-communication standard of the ophthalmic trade (VCA DCS 3.12): a line of at most 80 characters for each record, right before
 * left, powers in dpt, angles in degrees anticlockwise from the front, lengths in mm, radii in hundredths of a millimetre. An eye without a
 * power has zero, no correction; one without a length has none. Null where the frame's shape is not known.
 */
export function vcaFile(job: WorkshopJob): string | null {
  const { shape } = job
  if (shape === null) return null
  const { outline, dimensions, rim, isWire } = shape
  const { lensWidth, lensHeight, bridge } = dimensions
  const radii = traceOf(outline, RADII)
  const lines = [
    'OMAV=03.12',
    `JOB=${job.id}`,
    'DO=B',
    ...powers(job),
    ...remarks(job),
    ...lensRecords(job),
    record('HBOX', both(lensWidth.toFixed(2))),
    record('VBOX', both(lensHeight.toFixed(2))),
    `DBL=${bridge.toFixed(2)}`,
    record('FED', both((2 * Math.max(...radii)).toFixed(2))),
    `FTYP=${rim === 'full' ? (isWire ? FRAME.metal : FRAME.plastic) : FRAME.rimless}`,
    `ETYP=${EDGE[rim]}`,
    ...(rim === 'rimless' ? [] : [record('BEVP', both(AUTOMATIC))]),
    ...trace('R', traceOf(mirrored(outline), RADII)),
    ...trace('L', radii),
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Codes of the standard. */
const FRAME = { plastic: 1, metal: 2, rimless: 3 } as const
const EDGE = { full: 1, rimless: 2, nylor: 3 } as const
const MATERIAL = { plastic: '1', highIndex: '5' } as const
/** The edger places the bevel, or the groove. */
const AUTOMATIC = '7'
/** Materials from this index on are machined as high index. */
const HIGH_INDEX = 1.6

type Value = { label: string; field: EyeField; decimals: number; isOptional?: true }

/** A lens is centred on the pupil by its distance and height; a fitting height is that of the segment, or of the optical centre. */
const VALUES: readonly Value[] = [
  { label: 'SPH', field: 'sphere', decimals: 2 },
  { label: 'CYL', field: 'cylinder', decimals: 2 },
  { label: 'AX', field: 'axis', decimals: 0 },
  { label: 'ADD', field: 'addition', decimals: 2, isOptional: true },
  { label: 'IPD', field: 'pd', decimals: 2, isOptional: true },
  { label: 'PRVM', field: 'prism', decimals: 2, isOptional: true },
  { label: 'PRVA', field: 'prismBase', decimals: 0, isOptional: true },
]

const powers = (job: WorkshopJob): string[] => [
  ...VALUES.flatMap((value) => (value.isOptional && !hasField(job, value.field) ? [] : [eyes(job, value)])),
  ...(hasField(job, 'addition') && hasField(job, 'pd') ? [nearDistances(job)] : []),
  ...(hasField(job, 'hpd')
    ? [eyes(job, { label: isSingleVision(job) ? 'OCHT' : 'SEGHT', field: 'hpd', decimals: 2 })]
    : []),
]

/** At the work for which office lenses are, else at a book. */
function nearDistances({ prescription, officeDistance }: WorkshopJob): string {
  const distance = officeDistance ? 10 * officeDistance.near : READING_DISTANCE
  return record(
    'NPD',
    EYES.map((eye) => {
      const { pd } = prescription[eye]
      return pd === undefined ? '' : roundedNearPupilDistance(pd, distance).toFixed(2)
    }),
  )
}

/** Remarks are for people: no machine acts on them. */
const remarks = ({
  pupilDistance,
  officeDistance,
  prescription: { use, balance },
}: WorkshopJob): string[] => [
  ...(balance ? [`REM=${balance.toUpperCase()} BALANCE LENS`] : []),
  ...(use ? [`REM=LENSES FOR ${use.toUpperCase()}`] : []),
  ...(officeDistance ? [`REM=OFFICE ${officeDistance.near} CM TO ${officeDistance.room} CM`] : []),
  ...(isByInstrument(pupilDistance)
    ? [
        `REM=IPD BY ${pupilDistance.method.toUpperCase()} +/-${pupilDistance.plusMinus} MM ${pupilDistance.measuredOn}`,
      ]
    : []),
]

/** Whether the lens of either eye has the value: one of a single power has no addition, whatever the values have. */
const hasField = (job: WorkshopJob, field: EyeField): boolean =>
  EYES.some((eye) => job.prescription[eye][field] !== undefined) &&
  !(field === 'addition' && isSingleVision(job))

const eyes = ({ prescription }: WorkshopJob, { label, field, decimals }: Value): string =>
  record(
    label,
    EYES.map((eye) => {
      const value = prescription[eye][field]
      return value === undefined && EYE_FIELD[field].unit === 'mm' ? '' : (value ?? 0).toFixed(decimals)
    }),
  )

function lensRecords(job: WorkshopJob): string[] {
  const parts = job.parts.map(({ part }) => part)
  const type = both(isSingleVision(job) ? 'SV' : 'PR')
  const coatings = parts.flatMap((part) =>
    part.kind === 'coating' ? [part.coating ?? part.referenceKey] : [],
  )
  return [
    ...parts.flatMap((part) => (part.kind === 'lensType' ? [record('LNAM', both(part.referenceKey))] : [])),
    // Older and newer devices read different labels.
    record('LTYP', type),
    record('LTYPE', type),
    ...parts.flatMap((part) => (part.kind === 'index' ? indexRecords(part.index.index) : [])),
    ...(job.planoIndex === null ? [] : indexRecords(job.planoIndex)),
    ...parts.flatMap((part) =>
      part.kind === 'tint' && part.tintingType !== 'clear'
        ? [record('TINT', both([part.tintingType, part.color ?? ''].join(' ').trim()))]
        : [],
    ),
    ...(coatings.length > 0 ? [record('ACOAT', both(coatings.join(',')))] : []),
  ]
}

const indexRecords = (index: number): string[] => [
  record('LIND', both(index.toFixed(3))),
  record('LMATTYPE', both(index >= HIGH_INDEX ? MATERIAL.highIndex : MATERIAL.plastic)),
]

/** Lenses for the workplace are progressive lenses for near. */
const isSingleVision = ({ parts }: WorkshopJob): boolean =>
  !parts.some(({ part }) => part.kind === 'lensType' && part.design !== 'single-vision')

const both = (value: string): string[] => [value, value]

/** A text that is too long for its record is cut: the job sheet has it whole. */
function record(label: string, values: readonly string[]): string {
  const room = Math.floor((RECORD_LENGTH - label.length) / values.length) - 1
  return `${label}=${values.map((value) => value.replaceAll(/[^ -~]|[;=]/g, ' ').slice(0, room)).join(';')}`
}

/** In ASCII, at equal angles, of a frame. */
const trace = (side: 'R' | 'L', radii: readonly number[]): string[] => [
  `TRCFMT=1;${radii.length};E;${side};F`,
  ...Array.from({ length: radii.length / PER_LINE }, (_, line) =>
    record(
      'R',
      radii.slice(line * PER_LINE, (line + 1) * PER_LINE).map((radius) => (radius * 100).toFixed(0)),
    ),
  ),
]
