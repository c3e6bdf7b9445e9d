/** Height, width and channels of what a step reads or gives. */
export type Shape = readonly [number, number, number]

/** Filters slide over the input: `pad` is how far they begin before its first row and column. */
type Window = { size: readonly [number, number]; stride: number; pad: readonly [number, number] }

type Filters = { in: number; out: number; weights: number; bias: number } & Window

/** One step of a model. Inputs and outputs are numbers of buffers, `weights`, `bias` and `slopes` places in the weights, in numbers. */
export type ModelStep =
  | ({ op: 'convolve' } & Filters)
  | ({ op: 'convolve-depth' } & Filters)
  | { op: 'slope'; in: number; out: number; slopes: number }
  | { op: 'add'; in: number; other: number; out: number }
  | ({ op: 'maximum'; in: number; out: number } & Window)
  /** More channels, which are zero. */
  | { op: 'widen'; in: number; out: number }
  /** The surroundings of an eye, level, and as large as `out`: `points` of the landmarks in `in`, times `scale`, cut from `from`. */
  | { op: 'cut'; in: number; from: number; out: number; eye: number }
  /** Points of a cut back to where it was cut. */
  | { op: 'place'; in: number; out: number; eye: number }

/** How the surroundings of an eye are found. */
export type EyeCut = {
  points: readonly number[]
  /** Two points that are level when the eye is. */
  level: readonly [number, number]
  /** From the landmarks to the buffer that is cut, and from its pixels back to the landmarks. */
  scale: number
  back: number
  /** Of the points' box. */
  margin: number
}

/** A model as the build writes it: the steps, the shape of each buffer, and which buffers are results. The weights follow in a file of half floats. */
export type ModelProgram = {
  input: number
  shapes: Record<number, Shape>
  steps: readonly ModelStep[]
  eyes: readonly EyeCut[]
  outputs: Record<string, number>
}
