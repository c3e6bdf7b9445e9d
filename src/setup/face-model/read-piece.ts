import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The one file of the package that holds its models. */
const FILE = '@mediapipe/face_mesh/face_mesh_solution_packed_assets.data'

/** Where a piece lies in the file, and its SHA-256. Another version of the package has other pieces, and fails. */
const PIECES = {
  mesh: { from: 0, to: 2_495_952, hash: '883b7411747bac657c30c462d305d312e9dec6adbf8b85e2f5d8d722fca9455d' },
  /** The canonical face: its vertices, its triangles and which of its points move least. */
  geometry: {
    from: 3_737_848,
    to: 3_757_224,
    hash: 'bdbcda96dfcb7da883da124aaa2c55dee49770d934f0fcc71747f8c21bdc75b4',
  },
  detector: {
    from: 3_757_224,
    to: 3_986_256,
    hash: '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633',
  },
}

type PieceName = keyof typeof PIECES

/** A piece of the pinned package. Throws where it is not the one that was tested. */
export const readPiece = (name: PieceName): Uint8Array => pieceOf(readAssets(), name)

/** The package's file with all pieces. */
export const readAssets = (): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(FILE))

/** A copy of a piece of that file. Throws where it is not the one that was tested. */
export function pieceOf(file: Uint8Array, name: PieceName): Uint8Array {
  const { from, to, hash } = PIECES[name]
  const piece = new Uint8Array(file.subarray(from, to))
  const found = createHash('sha256').update(piece).digest('hex')
  if (found !== hash)
    throw new Error(`${FILE} holds another piece for ${name} than the one that was tested: ${found}`)
  return piece
}
